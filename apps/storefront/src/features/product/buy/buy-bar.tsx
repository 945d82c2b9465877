import {
  chosenImage,
  formatMonthDayTime,
  mayWaitForStock,
  parseYmdt,
  type Product,
  type ProductOptions,
  saleNotice,
} from '@dealstore/commerce-core/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { useBarHeight } from '../../../page/use-bar-height.ts';
import { Awaited } from '../../../widgets/no-answer/awaited.tsx';
import { NoAnswer } from '../../../widgets/no-answer/no-answer.tsx';
import { WishButton } from '../../../widgets/product-card/wish-button.tsx';
import styles from './buy-bar.module.css';
import { OptionPicker } from './option-picker.tsx';
import { productText } from '../product.text.ts';
import type { ProductView } from '../product.view.ts';
import type { BuyWay, useBuy } from './use-buy.ts';

interface BuyProps {
  readonly product: Product;
  /** Undefined while they have not arrived. */
  readonly options: ProductOptions | undefined;
  /** What became of them, and asks again. */
  readonly answer: Pick<UseQueryResult, 'error' | 'refetch'>;
  readonly view: ProductView;
  readonly buy: ReturnType<typeof useBuy>;
}

/** The bar at the bottom of a phone: to the options, or why not. Assumed: as shops in Korea do it. */
export function BuyBar({ product, options, answer, view, buy, open }: BuyProps & { readonly open: boolean }) {
  const t = useText(productText);
  const { isGift, chosen, rows } = useSnapshot(view.state);
  const values = chosen.length > 0 ? chosen : [rows.at(-1)?.value ?? ''];
  const notice = useNotice(product);
  const isSoldOut = waitsForStock(product);
  const close = () => view.show(null);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <>
      <div ref={bar} className={styles['bar']}>
        <WishButton className={styles['wish']} product={{ ...product.baseInfo, ...product.price }} />
        {notice === null && product.giftUsable && (
          <Button variant="outline" size="cta" onClick={() => view.chooseFor(true)}>
            {t.give}
          </Button>
        )}
        <Button
          size="cta"
          className={styles['main']}
          disabled={notice !== null && !isSoldOut}
          onClick={() => (isSoldOut ? view.show('restock') : view.chooseFor(false))}
        >
          {isSoldOut ? t.restock : (notice ?? t.buyBar)}
        </Button>
      </div>
      <Sheet
        open={open}
        onClose={close}
        title={options?.type === 'DEFAULT' ? t.chooseCount : t.options}
        footer={<BuyButtons product={product} options={options} buy={buy} isGift={isGift} />}
      >
        <WhatIsBought product={product} image={chosenImage(options, values, product.baseInfo.imageUrls[0] ?? '')} />
        <Picker product={product} options={options} answer={answer} view={view} />
      </Sheet>
    </>
  );
}

/** Over the page a sheet hides what it is about: it says so itself, with the picture of what was chosen last. */
function WhatIsBought({ product: { baseInfo, price }, image }: Pick<BuyProps, 'product'> & { readonly image: string }) {
  return (
    <div className={styles['bought']}>
      <Picture src={image} alt="" width={56} height={56} />
      <p>
        <span className={styles['name']}>{baseInfo.productName}</span>
        <Amount won={price.discountedPrice} className={styles['price']} />
      </p>
    </div>
  );
}

/** Price and way to the options in little room, for a PC that has scrolled past those beside the pictures. */
export function BuyShort({ product, view }: Pick<BuyProps, 'product' | 'view'>) {
  const t = useText(productText);
  const notice = useNotice(product);
  if (notice !== null) return null;
  return (
    <div className={styles['short']}>
      <Amount won={product.price.discountedPrice} className={styles['shortPrice']} />
      <Button onClick={() => view.chooseFor(false)}>{t.buyBar}</Button>
    </div>
  );
}

/** The choice and its buttons beside the pictures on a PC, always open. */
export function BuyPanel({ product, options, answer, view, buy }: BuyProps) {
  const t = useText(productText);
  const notice = useNotice(product);
  const isSoldOut = waitsForStock(product);
  return (
    <div className={styles['panel']}>
      {notice === null ? (
        <>
          <div className={styles['choice']}>
            <Picker product={product} options={options} answer={answer} view={view} />
          </div>
          <div className={styles['buttons']}>
            <BuyButtons product={product} options={options} buy={buy} />
          </div>
        </>
      ) : (
        <div className={styles['choice']}>
          <Button size="cta" wide disabled={!isSoldOut} onClick={() => view.show('restock')}>
            {isSoldOut ? t.restock : notice}
          </Button>
        </div>
      )}
    </div>
  );
}

function Picker({ product, options, answer, view }: Omit<BuyProps, 'buy'>) {
  const t = useText(productText);
  if (options === undefined) return <Awaited error={answer.error} refetch={answer.refetch} height={96} />;
  return (
    <>
      <OptionPicker product={product} options={options} view={view} />
      {options.flatOptions.some(mayWaitForStock) && (
        <button type="button" className={styles['restock']} onClick={() => view.show('restock')}>
          <Bell size={16} aria-hidden /> {t.restockSome}
        </button>
      )}
    </>
  );
}

/** The ways on: those to have it and to give it, or that to give it alone where it was chosen for that. */
function BuyButtons({
  product,
  options,
  buy,
  isGift = false,
}: Omit<BuyProps, 'view' | 'answer'> & { readonly isGift?: boolean }) {
  const t = useText(productText);
  const isHeld = buy.pressed !== null;
  const lookOf = (way: BuyWay) => ({ busy: buy.pressed === way, held: isHeld });
  const run = (way: (chosen: ProductOptions) => void) => () => {
    if (options !== undefined) way(options);
  };
  return (
    <>
      <NoAnswer error={buy.error} waits={isHeld} />
      {product.giftUsable && (
        <Button
          variant={isGift ? 'primary' : 'outline'}
          size="cta"
          className={styles['way']}
          {...lookOf('give')}
          onClick={run(buy.give)}
        >
          {t.give}
        </Button>
      )}
      {!isGift && (
        <>
          <Button variant="outline" size="cta" className={styles['way']} {...lookOf('cart')} onClick={run(buy.toCart)}>
            {t.cart}
          </Button>
          <Button size="cta" className={styles['way']} {...lookOf('buy')} onClick={run(buy.buyNow)}>
            {t.buy}
          </Button>
        </>
      )}
    </>
  );
}

/** Whether nothing but stock is missing, so that a restock alarm is possible. */
function waitsForStock({ status }: Product): boolean {
  return saleNotice(status.saleStatusType, status.soldout) === 'sold-out';
}

/** Says why a product cannot be bought now; null when it can. */
function useNotice({ baseInfo, status }: Product): string | null {
  const t = useText(productText);
  const language = useLanguage();
  const notice = saleNotice(status.saleStatusType, status.soldout);
  if (notice === null) return null;
  if (notice === 'sold-out') return t.soldOut;
  if (notice === 'ended') return t.ended;
  const startAt = baseInfo.saleStartYmdt === null ? null : parseYmdt(baseInfo.saleStartYmdt);
  return startAt === null ? t.upcomingSoon : t.upcoming(formatMonthDayTime(startAt, language));
}
