import { formatDate, formatOptionValue, formatWon, hidesContent, parseYmdt } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { Link } from 'wouter';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { priceText } from '@dealstore/ui/price.text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen } from '../../routes/screen.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { ADULT_TILE } from '../../widgets/product-card/product-summary-card.tsx';
import { BuyAgain } from './buy-again.tsx';
import optionStyles from './option.module.css';
import own from './purchase-history.module.css';
import { mostBoughtQuery, type OftenBought } from './purchase-history.queries.ts';
import { purchaseHistoryText } from './purchase-history.text.ts';

/** What a member buys again and again, in the cart by one tap. Spec §2. */
function MostBoughtScreen() {
  const t = useText(purchaseHistoryText);
  const { data, error } = useQuery(mostBoughtQuery(useServices()));
  if (error !== null && data === undefined) throw error;
  if (data === undefined) {
    return (
      <MyPageFrame route="mostBought">
        <Skeleton height={240} radius={12} />
      </MyPageFrame>
    );
  }
  return (
    <MyPageFrame route="mostBought">
      {data.length === 0 ? (
        <EmptyState
          icon={<Repeat size={40} strokeWidth={1.5} />}
          title={t.oftenEmpty}
          action={<ButtonLink href={paths.home()}>{t.goShopping}</ButtonLink>}
        >
          {t.oftenEmptyBody}
        </EmptyState>
      ) : (
        <>
          <p className={own['lead']}>{t.oftenLead}</p>
          <ul>
            {data.map((one) => (
              <Product key={one.bought.productNo} {...one} />
            ))}
          </ul>
        </>
      )}
    </MyPageFrame>
  );
}

function Product({ bought, card }: OftenBought) {
  const t = useText(purchaseHistoryText);
  const words = useText(priceText);
  const language = useLanguage();
  const { productNo, productName, brandName, optionValue, orderCnt } = bought;
  const at = parseYmdt(bought.lastOrderYmdt);
  const href = paths.product(productNo);
  const option = formatOptionValue(optionValue);
  const isHidden = hidesContent(bought.withheld);
  return (
    <li className={optionStyles['option']}>
      <p className={optionStyles['status']}>
        <strong>{t.times(bought.purchaseCnt)}</strong>
        {at !== null && <span>{t.last(formatDate(at, language))}</span>}
      </p>
      <div className={optionStyles['item']}>
        <Link href={href} tabIndex={-1} aria-hidden className={optionStyles['picture'] ?? ''}>
          <Picture src={isHidden ? ADULT_TILE : bought.imageUrl} alt="" width={96} height={96} />
        </Link>
        <div className={optionStyles['what']}>
          <p className={optionStyles['seller']} lang={langOf(brandName)}>
            {brandName}
          </p>
          <Link href={href} className={optionStyles['name'] ?? ''}>
            {isHidden ? words.adult : productName}
          </Link>
          <p className={optionStyles['detail']} lang={optionValue === '' ? undefined : langOf(optionValue)}>
            {optionValue === '' ? t.lastCount(orderCnt) : t.lastOption(option, orderCnt)}
          </p>
          {!isHidden && (
            <p className={optionStyles['price']}>
              {card === null ? t.ended : formatWon(card.discountedPrice, language)}
              {card?.isSoldOut === true && ` · ${t.soldOut}`}
            </p>
          )}
        </div>
      </div>
      <div className={optionStyles['actions']}>
        {!isHidden && card !== null && card.saleStatusType === 'ONSALE' && !card.isSoldOut && (
          <BuyAgain bought={bought} price={card.discountedPrice} />
        )}
      </div>
    </li>
  );
}

/** `/myPage/mostBuy`. Spec §2. */
export const screen = defineScreen({
  Screen: MostBoughtScreen,
  load: ({ prefetch, services }) => prefetch(mostBoughtQuery(services)),
});
