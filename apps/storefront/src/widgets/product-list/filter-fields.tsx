import { type BrandNo, formatNumber, type ProductSearchResult } from '@dealstore/commerce-core/domain';
import { type ReactNode, useState } from 'react';
import { classNames } from '@dealstore/ui/class-names.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import styles from './filters.module.css';
import type { ListRequest } from './list-query.ts';
import { productListText } from './product-list.text.ts';

/** What can be filtered further. */
export interface Facets {
  readonly found: Omit<ProductSearchResult, 'items'>;
  readonly withCategories: boolean;
}

/** Brands offered at once, and with a press; more would be a list of its own. Assumed. */
const BRANDS = 5;
const MORE_BRANDS = 12;

/** Stars offered, the most first; no one looks for fewer than three. Assumed. */
const RATINGS = [4, 3];

/** Benefits and sold-out, price, rating, category and brand, as fields of a form that also works without a script. */
export function FilterFields({
  request,
  facets,
  onChange,
}: {
  readonly request: ListRequest;
  readonly facets: Facets;
  readonly onChange: (request: ListRequest) => void;
}) {
  const t = useText(productListText);
  const { found, withCategories } = facets;
  const without = (name: keyof ListRequest): ListRequest => {
    const { [name]: _left, ...rest } = request;
    return rest;
  };
  const choose = (name: 'categoryNo' | 'minRating') => (no: number | null) =>
    onChange(no === null ? without(name) : { ...request, [name]: no });
  const chosenBrands = request.brandNos ?? [];
  const chooseBrand = (no: BrandNo, isChosen: boolean) => {
    const brandNos = chosenBrands.filter((other) => other !== no).concat(isChosen ? [no] : []);
    onChange(
      brandNos.length === 0 ? without('brandNos') : { ...request, brandNos: brandNos.toSorted((a, b) => a - b) },
    );
  };
  const categories = found.depth1Categories.map(({ categoryNo, label, count }) => ({ no: categoryNo, label, count }));
  const shownBrands = found.brands.filter(
    ({ brandNo }, place) => place < MORE_BRANDS || chosenBrands.includes(brandNo),
  );
  const brands = shownBrands.map(({ brandNo, brandName, count }) => ({ no: brandNo, label: brandName, count }));
  // As it opens: it does not close under a finger that takes the last of them out.
  const [isMoreOpen] = useState(() => brands.slice(BRANDS).some(({ no }) => chosenBrands.includes(no)));
  const brandBox = ({ no, label, count }: (typeof brands)[number]) => (
    <Checkbox
      key={no}
      name="brandNo"
      value={no}
      checked={chosenBrands.includes(no)}
      onChange={(event) => chooseBrand(no, event.target.checked)}
    >
      {label} <span className={styles['count']}>{formatNumber(count)}</span>
    </Checkbox>
  );
  return (
    <>
      <Group title={t.benefit}>
        {(['freeDelivery', 'coupon', 'telecomOnly'] as const).map((name) => (
          <Checkbox
            key={name}
            name={name}
            value="1"
            checked={request[name] === true}
            onChange={(event) => onChange(event.target.checked ? { ...request, [name]: true } : without(name))}
          >
            {t[name]}
          </Checkbox>
        ))}
        <Checkbox
          name="soldout"
          value="0"
          checked={request.soldout === false}
          onChange={(event) => onChange(event.target.checked ? { ...request, soldout: false } : without('soldout'))}
        >
          {t.soldout}
        </Checkbox>
      </Group>
      <Group title={t.price}>
        <div className={styles['prices']}>
          {(['minPrice', 'maxPrice'] as const).map((name) => (
            <input
              key={`${name}-${request[name] ?? ''}`}
              type="text"
              name={name}
              aria-label={`${t.price} ${t[name]}`}
              placeholder={formatNumber(found[name])}
              defaultValue={request[name] ?? ''}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={9}
              autoComplete="off"
              onBlur={(event) => {
                const { value } = event.target;
                if (value === String(request[name] ?? '')) return;
                onChange(/^\d+$/.test(value) ? { ...request, [name]: Number(value) } : without(name));
              }}
            />
          ))}
        </div>
      </Group>
      <Choices
        title={t.rating}
        name="minRating"
        choices={RATINGS.map((no) => ({ no, label: t.stars(no) }))}
        chosen={request.minRating ?? null}
        onChoose={choose('minRating')}
      />
      {withCategories && (categories.length > 1 || request.categoryNo !== undefined) && (
        <Choices
          title={t.category}
          name="categoryNo"
          choices={categories}
          chosen={request.categoryNo ?? null}
          onChoose={choose('categoryNo')}
        />
      )}
      {(brands.length > 1 || chosenBrands.length > 0) && (
        <Group title={t.brand} columns>
          {brands.slice(0, BRANDS).map(brandBox)}
          {brands.length > BRANDS && (
            <details className={styles['moreBrands']} open={isMoreOpen}>
              <summary>{t.moreBrands}</summary>
              <div className={styles['columns']}>{brands.slice(BRANDS).map(brandBox)}</div>
            </details>
          )}
        </Group>
      )}
    </>
  );
}

function Choices({
  title,
  name,
  choices,
  chosen,
  onChoose,
}: {
  readonly title: string;
  readonly name: string;
  readonly choices: readonly { readonly no: number; readonly label: string; readonly count?: number }[];
  readonly chosen: number | null;
  readonly onChoose: (no: number | null) => void;
}) {
  const t = useText(productListText);
  return (
    <Group title={title}>
      <Checkbox kind="radio" name={name} value="" checked={chosen === null} onChange={() => onChoose(null)}>
        {t.all}
      </Checkbox>
      {choices.map(({ no, label, count }) => (
        <Checkbox key={no} kind="radio" name={name} value={no} checked={no === chosen} onChange={() => onChoose(no)}>
          {label} {count !== undefined && <span className={styles['count']}>{formatNumber(count)}</span>}
        </Checkbox>
      ))}
    </Group>
  );
}

function Group({
  title,
  columns = false,
  children,
}: {
  readonly title: string;
  readonly columns?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={classNames(styles['group'], columns && styles['columns'])}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
