import { formatNumber } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { useServices } from '../../container/use-service.ts';
import { type Facets, FilterFields } from './filter-fields.tsx';
import styles from './filters.module.css';
import { type ListRequest, readListRequest, withoutFilters } from './list-query.ts';
import { foundCountQuery } from './product-list.queries.ts';
import { productListText } from './product-list.text.ts';

interface FilterProps {
  readonly request: ListRequest;
  readonly facets: Facets;
  readonly hrefOf: (request: ListRequest) => string;
}

/** Filters beside the list on a PC, each at work at once; without a script a plain form, on a phone too. */
export function FilterColumn({ request, facets, hrefOf }: FilterProps) {
  const t = useText(productListText);
  const [, navigate] = useLocation();
  const go = (next: ListRequest) => navigate(hrefOf(next));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ ...withoutFilters(request, facets.withCategories), ...readForm(event.currentTarget) });
  };
  return (
    <form className={styles['column']} method="get" aria-label={t.filter} onSubmit={submit}>
      <HiddenFields request={request} />
      <FilterFields request={request} facets={facets} onChange={go} />
      <Button type="submit" variant="outline" size="small" wide>
        {t.apply}
      </Button>
    </form>
  );
}

/** Filters over the page on a phone: chosen first, then applied, with the number of products they leave. */
export function FilterSheet({
  request,
  facets,
  onChoose,
  onClose,
}: Pick<FilterProps, 'request' | 'facets'> & {
  readonly onChoose: (request: ListRequest) => void;
  readonly onClose: () => void;
}) {
  const t = useText(productListText);
  const [draft, setDraft] = useState(request);
  const { data } = useQuery(foundCountQuery(useServices(), draft));
  // What is chosen already has been counted by the list.
  const count = data ?? (draft === request ? facets.found.totalCount : null);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.filter}
      footer={
        <>
          <Button variant="outline" size="cta" onClick={() => setDraft(withoutFilters(request, facets.withCategories))}>
            {t.reset}
          </Button>
          <Button size="cta" disabled={count === 0} onClick={() => onChoose(draft)}>
            {count === null ? t.showUncounted : count === 0 ? t.none : t.show(formatNumber(count))}
          </Button>
        </>
      }
    >
      <FilterFields request={draft} facets={facets} onChange={setDraft} />
    </Sheet>
  );
}

function readForm(form: HTMLFormElement): ListRequest {
  const { order: _order, ...filters } = readListRequest(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
  return filters;
}

/** Carries what is no filter through a form sent without a script. */
function HiddenFields({ request }: { readonly request: ListRequest }) {
  return (
    <>
      {request.keyword !== undefined && <input type="hidden" name="keyword" value={request.keyword} />}
      {request.order !== undefined && <input type="hidden" name="order" value={request.order} />}
    </>
  );
}
