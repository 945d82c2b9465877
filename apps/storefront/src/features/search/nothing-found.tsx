import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useServices } from '../../container/use-service.ts';
import { bestSellersQuery } from '../../widgets/product-card/best-sellers.queries.ts';
import { BestSellers } from '../../widgets/product-card/best-sellers.tsx';
import { Recommended } from '../../widgets/search/search-help.tsx';
import { popularQuery } from '../../widgets/search/search.queries.ts';
import { searchResultText } from './search-result.text.ts';

/** Says that a search found nothing that may be shown, with other words and goods to go on with. */
export function NothingFound({ keyword, isWithheld }: { readonly keyword: string; readonly isWithheld: boolean }) {
  const t = useText(searchResultText);
  const services = useServices();
  const best = useQuery(bestSellersQuery(services));
  const popular = useQuery(popularQuery(services));
  // Both at once: the one that came later would push the other down.
  const isWaiting = best.isPending || popular.isPending;
  return (
    <>
      <EmptyState
        icon={<SearchX size={40} strokeWidth={1.5} />}
        title={isWithheld ? t.noneShown(keyword) : t.none(keyword)}
      >
        {isWithheld ? null : t.noneBody}
      </EmptyState>
      {!isWaiting && (
        <>
          <Recommended />
          <BestSellers />
        </>
      )}
    </>
  );
}
