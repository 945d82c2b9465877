import { fillPartnerNames, hasPlaceholder } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { RichText } from '@dealstore/ui/rich-text/rich-text.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { termsPartnersQuery } from './terms.queries.ts';
import { termsText } from './terms.text.ts';

/** A legal text with the names of the sellers where it leaves room for them; never with the room itself. Spec §4. */
export function TermsText({
  html,
  partnerNames,
}: {
  readonly html: string;
  readonly partnerNames?: readonly string[];
}) {
  const t = useText(termsText);
  const isAboutAll = partnerNames === undefined && hasPlaceholder(html);
  const { data: all, isPending } = useQuery({ ...termsPartnersQuery(useServices()), enabled: isAboutAll });
  if (isAboutAll && isPending) return <Skeleton height={320} />;
  const names = partnerNames ?? all ?? [];
  const filled = fillPartnerNames(html, names.length > 0 ? names : [t.sellers]);
  if (hasPlaceholder(filled)) return <p>{t.incomplete}</p>;
  return <RichText html={filled} />;
}
