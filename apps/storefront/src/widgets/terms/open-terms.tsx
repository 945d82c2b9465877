import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import type { TermsPopup } from '../../page/chrome-store.ts';
import { TryAgain } from '../no-answer/try-again.tsx';
import { termsQuery } from './terms.queries.ts';
import { TermsText } from './terms-text.tsx';
import { termsText } from './terms.text.ts';

/** Whether a text tells what happens to personal information. Assumed: as the types of the terms are named. */
function isAboutPersonalInformation({ type }: TermsPopup): boolean {
  return type.startsWith('PI_');
}

/** The open legal text; the personal-information variant has a confirm button and no close icon. Spec §2. */
export function OpenTerms({ terms, onClose }: { readonly terms: TermsPopup; readonly onClose: () => void }) {
  const t = useText(termsText);
  const { data, error, refetch } = useQuery(termsQuery(useServices(), terms.type));
  const isPersonal = isAboutPersonalInformation(terms);
  return (
    <Sheet
      open
      kind="full"
      textOnly
      title={terms.title}
      onClose={onClose}
      closeButton={!isPersonal}
      footer={
        isPersonal ? (
          <Button size="cta" onClick={onClose}>
            {t.confirm}
          </Button>
        ) : null
      }
    >
      {data === undefined && error !== null && <TryAgain error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={320} />}
      {data !== undefined && (
        <TermsText
          html={data.contents}
          {...(terms.partnerNames !== undefined && { partnerNames: terms.partnerNames })}
        />
      )}
    </Sheet>
  );
}
