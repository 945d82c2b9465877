import {
  cartGiftProblem,
  type CartNo,
  cartOptions,
  goodsAtCounts,
  lineKey,
  type OrderProduct,
  type OrderProductOption,
} from '@dealstore/commerce-core/domain';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@dealstore/ui/class-names.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { useTrack, useTrackShown } from '../../tracking/use-track.ts';
import { defineScreen } from '../../routes/screen.ts';
import { waitingPaymentsQuery } from '../../widgets/payment-wait/waiting-payments.queries.ts';
import { RecentlyViewed } from '../../widgets/recent-products/recently-viewed.tsx';
import { useWaitingPaymentsPending, WaitingPayments } from '../../widgets/payment-wait/waiting-payments.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { waitsText } from '../../page/waits.text.ts';
import { paths } from '../../routes/links.ts';
import { CartGroup } from './cart-group.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { cartQuery } from './cart.queries.ts';
import { cartText } from './cart.text.ts';
import { OrderPanel } from './order-panel.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { lazySheet } from '../../widgets/lazy-component/lazy-component.tsx';
import { useCart } from './use-cart.ts';
import { usePutBack } from './use-put-back.ts';
import styles from './cart.module.css';

const OptionSheet = lazySheet(async () => (await import('./option-sheet.tsx')).OptionSheet);

interface Opened {
  readonly product: OrderProduct;
  readonly line: OrderProductOption;
}

/** The cart of a member or of a guest. Spec §2, §3. */
function CartScreen() {
  const t = useText(cartText);
  const waits = useText(waitsText);
  const chrome = useChrome();
  const { cart, loggedIn, isSettled, isLastSeen, waitingCnt, countOf, change, changeOption, remove } = useCart();
  const { putBack, isPuttingBack } = usePutBack();
  const [opened, setOpened] = useState<Opened | null>(null);
  const track = useTrack();
  useTrackShown(cart === undefined ? null : 'cart', ({ goodsEvent, orderedGoods }) =>
    goodsEvent('view_cart', orderedGoods(cart?.deliveryGroups)),
  );
  // By what they are: a line that is put back has another number.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The notice of a payment would push the lines down if it came after them.
  const isNoticePending = useWaitingPaymentsPending();
  if (cart === undefined || isNoticePending) return <CartSkeleton />;
  const lines = cartOptions(cart);
  if (lines.length === 0 && cart.invalidProducts.length === 0) return <EmptyCart />;

  const isChosen = (line: OrderProductOption) => !left.has(lineKey(line));
  const chosen = lines.filter(isChosen);
  const chosenNos = chosen.map((line) => line.cartNo);
  const choose = (some: readonly OrderProductOption[], isWanted: boolean) => {
    const next = new Set(left);
    for (const key of some.map(lineKey)) {
      if (isWanted) next.delete(key);
      else next.add(key);
    }
    setLeft(next);
  };
  const take = (cartNos: readonly CartNo[]) => {
    const removal = remove(cartNos);
    track(({ goodsEvent, orderedGoods }) =>
      goodsEvent('remove_from_cart', orderedGoods(cart?.deliveryGroups, cartNos)),
    );
    const taken = cart.deliveryGroups
      .flatMap(({ orderProducts }) => orderProducts)
      .flatMap(({ productName, orderProductOptions }) => orderProductOptions.map((line) => ({ ...line, productName })))
      .filter(({ cartNo }) => cartNos.includes(cartNo));
    const undo = async () => {
      if (!removal.takeBack()) {
        // What was refused is there yet, and would be there twice.
        const gone = await removal.linesToPutBack();
        if (gone.length === 0) return;
        const lines = taken.filter(({ cartNo }) => gone.includes(cartNo));
        putBack(lines.map((line) => ({ ...line, orderCnt: countOf(line) })));
      }
      track(({ goodsEvent, orderedGoods }) => goodsEvent('add_to_cart', orderedGoods(cart?.deliveryGroups, cartNos)));
    };
    // What cannot be ordered now cannot be put in again.
    const isPuttable = taken.length === cartNos.length;
    chrome.toast(
      navigator.onLine ? t.removed : waits.done(t.removed),
      isPuttable ? { label: t.undo, run: () => void undo(), isOnlyWay: true } : null,
    );
  };
  const hasProblem = lines.some((line) => chosenNos.includes(line.cartNo) && !line.validInfo.valid);

  return (
    <>
      <div className={styles['page']}>
        <div className={styles['main']}>
          <p className={styles['title']} aria-hidden>
            {t.title}
          </p>
          <WaitingPayments />
          <div className={styles['bar']}>
            <Checkbox
              checked={chosenNos.length === lines.length && lines.length > 0}
              onChange={(event) => choose(lines, event.target.checked)}
            >
              {t.selectAll(chosenNos.length, lines.length)}
            </Checkbox>
            <Button variant="quiet" size="small" disabled={chosenNos.length === 0} onClick={() => take(chosenNos)}>
              {t.removeChosen}
            </Button>
          </div>
          {cart.deliveryGroups.map((group) => {
            const own = group.orderProducts.flatMap((product) => product.orderProductOptions);
            return (
              <CartGroup
                key={`${group.partnerNo}-${group.deliveryTemplateNo}`}
                group={group}
                chosen={own.every(isChosen)}
                countOf={countOf}
                onChoose={(isWanted) => choose(own, isWanted)}
              >
                {group.orderProducts.flatMap((product) =>
                  product.orderProductOptions.map((line) => (
                    <CartLine
                      key={line.cartNo}
                      product={product}
                      line={line}
                      count={countOf(line)}
                      chosen={isChosen(line)}
                      onChoose={(isWanted) => choose([line], isWanted)}
                      onChange={(count) => change(line.cartNo, count)}
                      onRemove={() => take([line.cartNo])}
                      onOption={() => setOpened({ product, line })}
                    />
                  )),
                )}
              </CartGroup>
            );
          })}
          <UnavailableLines
            products={cart.invalidProducts}
            onRemove={take}
            onOption={(product, line) => setOpened({ product, line })}
          />
        </div>
        <OrderPanel
          chosen={chosen}
          goodsAmt={goodsAtCounts(chosen, countOf)}
          cartPrice={chosen.length === lines.length ? cart.price : null}
          pieceCnt={chosen.reduce((pieces, line) => pieces + countOf(line), 0)}
          giftProblem={cartGiftProblem(cart, chosenNos)}
          loggedIn={loggedIn}
          isSettled={isSettled && !isPuttingBack}
          isLastSeen={isLastSeen}
          waitingCnt={waitingCnt}
          hasProblem={hasProblem}
        />
        {opened !== null && (
          <OptionSheet
            {...opened}
            onClose={() => setOpened(null)}
            onChange={(change) => {
              setOpened(null);
              if (!isChosen(opened.line)) choose([{ ...opened.line, ...change }], false);
              changeOption({ cartNo: opened.line.cartNo, ...change });
            }}
          />
        )}
      </div>
      <Seen />
    </>
  );
}

function Seen() {
  return <RecentlyViewed className={classNames('container', styles['seen'])} />;
}

function EmptyCart() {
  const t = useText(cartText);
  return (
    <>
      <EmptyState
        icon={<ShoppingCart size={40} strokeWidth={1.5} />}
        title={t.empty}
        action={<ButtonLink href={paths.recommend('popular')}>{t.emptyAction}</ButtonLink>}
      >
        {t.emptyBody}
      </EmptyState>
      <Seen />
    </>
  );
}

/** `/cart`. Spec §2. */
export const screen = defineScreen({
  Screen: CartScreen,
  load: ({ prefetch, services, loggedIn }) => {
    // A guest's cart lies on the device, which the web host cannot read.
    if (!loggedIn) return;
    prefetch(cartQuery(services));
    prefetch(waitingPaymentsQuery(services));
  },
  meta: () => ({ noIndex: true }),
});
