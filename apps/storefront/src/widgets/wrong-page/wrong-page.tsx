import { SearchX } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { paths } from '../../routes/links.ts';
import { wrongPageText } from './wrong-page.text.ts';

/** What an unknown path, or a product that is not there, shows: one sentence and the way home. Spec §2, §8. */
export function WrongPage() {
  const t = useText(wrongPageText);
  return (
    <EmptyState
      icon={<SearchX size={40} />}
      title={t.title}
      action={<ButtonLink href={paths.home()}>{t.home}</ButtonLink>}
    >
      {t.body}
    </EmptyState>
  );
}
