import { commerceError } from '@dealstore/commerce-core/domain';

/** Pages a number alone reaches in a list without cursor. Assumed: 100, as in product lists. */
const NUMBERED_PAGES = 100;

/** A page by its number, as a number of rows to skip. */
export interface NumberedPage {
  readonly offset: number;
  readonly limit: number;
}

/** Reads a page number; INVALID_REQUEST for one further on than a list is read by number. */
export function numberedPage(
  query: { readonly pageNumber?: number | undefined; readonly pageSize?: number | undefined },
  usualSize: number,
): NumberedPage {
  const { pageNumber = 1, pageSize = usualSize } = query;
  if (pageNumber > NUMBERED_PAGES) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'pageNumber', rule: 'maximum' } });
  }
  return { offset: (pageNumber - 1) * pageSize, limit: pageSize };
}
