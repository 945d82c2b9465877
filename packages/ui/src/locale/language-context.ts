import { DEFAULT_LANGUAGE, type Language } from '@dealstore/commerce-core/domain';
import { createContext } from 'react';

/** The language of the screen being shown. Spec §1. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);
