import {
  type ArrivalWait,
  arrivalWait,
  countPieces,
  type DeliveryGroup,
  formatOptionValue,
  formatWon,
  isSent,
  type OrderSheet,
  type PayType,
  type Won,
} from '@dealstore/commerce-core/domain';
import { ChevronDown } from 'lucide-react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { ArrivalWaitNote } from '../../../widgets/arrival/arrival-wait.tsx';
import { PromisedArrival } from '../../../widgets/arrival/promised-arrival.tsx';
import { SellerButton } from '../../../widgets/seller/seller-button.tsx';
import { paths } from '../../../routes/links.ts';
import { Card, Problem } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import cardStyles from './card.module.css';
import styles from './items-card.module.css';

/** What is bought, by seller and delivery; what cannot be bought any more is said aloud. */
export function ItemsCard({ sheet, payType }: { readonly sheet: OrderSheet; readonly payType: PayType | null }) {
  const t = useText(checkoutText);
  const count = countPieces(sheet);
  const wait = arrivalWait({ isPaid: payType !== 'VIRTUAL_ACCOUNT', hasAddress: sheet.type !== 'gift' });
  return (
    <Card title={t.items} aside={<span className={cardStyles['count']}>{t.itemCount(count)}</span>}>
      {sheet.invalidProducts.length > 0 && (
        <div className={styles['invalid']}>
          <Problem id="items">{t.invalidItems}</Problem>
          <p>{sheet.invalidProducts.map((product) => product.productName).join(', ')}</p>
          <ButtonLink href={paths.cart()} variant="outline" size="small">
            {t.backToCart}
          </ButtonLink>
        </div>
      )}
      {sheet.deliveryGroups.map((group) => (
        <ItemGroup
          key={`${group.partnerNo}-${group.deliveryTemplateNo}`}
          group={group}
          wait={wait}
          isOnly={sheet.deliveryGroups.length === 1}
        />
      ))}
    </Card>
  );
}

/** Goods of one seller that travel together; what has been read can be folded away. */
function ItemGroup({
  group,
  wait,
  isOnly,
}: {
  readonly group: DeliveryGroup;
  readonly wait: ArrivalWait | null;
  /** Whether the heading has counted its goods already. */
  readonly isOnly: boolean;
}) {
  const t = useText(checkoutText);
  const language = useLanguage();
  const say = (amount: Won) => formatWon(amount, language);
  return (
    <details open className={styles['group']}>
      <summary className={styles['seller']}>
        <h3>{group.partnerName}</h3>
        {!isOnly && <span>{t.itemCount(countPieces({ deliveryGroups: [group] }))}</span>}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <ul>
        {group.orderProducts.flatMap((product) =>
          product.orderProductOptions.map((option) => (
            <li key={option.cartNo} className={styles['item']}>
              <Picture src={product.imageUrl} alt="" width={64} height={64} className={styles['itemPicture']} />
              <div>
                <p className={styles['itemName']}>{product.productName}</p>
                <p className={styles['itemOption']}>
                  {[formatOptionValue(option.optionValue), t.quantity(option.orderCnt)]
                    .filter((text) => text !== '')
                    .join(' · ')}
                </p>
                <p className={styles['itemPrice']}>{say(option.price.buyAmt)}</p>
              </div>
            </li>
          )),
        )}
      </ul>
      {group.dispatch !== undefined && isSent(group.dispatch) && (
        <p className={styles['groupFee']}>
          <strong>
            {wait === null ? <PromisedArrival dispatch={group.dispatch} /> : <ArrivalWaitNote wait={wait} />}
          </strong>
          <span>{group.deliveryAmt === 0 ? t.free : `${t.delivery} ${say(group.deliveryAmt)}`}</span>
        </p>
      )}
      <SellerButton partnerNo={group.partnerNo} partnerName={group.partnerName} />
    </details>
  );
}
