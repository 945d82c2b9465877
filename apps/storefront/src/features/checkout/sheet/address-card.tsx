import {
  type Address,
  type CheckoutChoice,
  type CheckoutProblem,
  ENTRANCE_CODE_LIMIT,
  newAddress,
  type OrderSheet,
} from '@dealstore/commerce-core/domain';
import { useRef, useState } from 'react';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { PhoneNumber } from '@dealstore/ui/phone-number.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { AddressLines } from '../../../widgets/address/address-lines.tsx';
import { addressFieldsText } from '../../../widgets/address/address.text.ts';
import { NoAnswer } from '../../../widgets/no-answer/no-answer.tsx';
import { removeDraft } from '../../../widgets/draft/draft.ts';
import { useLost } from '../../../widgets/draft/use-draft.ts';
import { Card } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import { choiceDraft } from '../saved-choice.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { MemoField } from './memo-field.tsx';
import styles from './address-card.module.css';
import fieldStyles from './fields.module.css';

/** Room for that form while it arrives, in CSS pixels. */
const NEW_ADDRESS_HEIGHT = 448;

// Most members have an address: the form of a new one is loaded only when needed.
const NewAddress = lazyComponent(
  async () => (await import('./new-address.tsx')).NewAddress,
  <Skeleton height={NEW_ADDRESS_HEIGHT} radius={12} />,
);

interface AddressCardProps {
  readonly sheet: OrderSheet;
  readonly choice: CheckoutChoice;
  readonly problems: readonly CheckoutProblem[];
  readonly onChange: (choice: Partial<CheckoutChoice>) => void;
}

/** Where the goods go: the usual address, another of the member's, or a new one, and a note to the carrier. */
export function AddressCard({ sheet, choice, problems, onChange }: AddressCardProps) {
  const t = useText(checkoutText);
  const fields = useText(addressFieldsText);
  const { mainAddress } = sheet.orderSheetAddress;
  const [isChoosing, setChoosing] = useState(false);
  const isCodeLost = useLost(choiceDraft(sheet.orderSheetNo), choice.entranceCode);
  const isNew = choice.address.addressNo === 0;
  const typedDraft = `${choiceDraft(sheet.orderSheetNo)}-address`;
  const { receiverZipCd, receiverAddress, receiverDetailAddress } = choice.address;
  const isTypedLost = useLost(typedDraft, isNew ? receiverZipCd + receiverAddress + receiverDetailAddress : '');
  const { ordererName, ordererContact1 } = choice.orderer;
  // One person is told once. In a new address it may be typed otherwise at any moment.
  const isOrderers =
    !isNew && choice.address.receiverName === ordererName && choice.address.receiverContact1 === ordererContact1;
  const [hasChosen, setChosen] = useState(false);
  const hasKnown = knownAddresses(sheet).length > 0;
  // What is typed into a new address is there again after a look at the known ones.
  const typed = useRef<Pick<CheckoutChoice, 'address' | 'saveAddressBook' | 'useDefaultAddress'> | null>(null);
  // An address moves the price, which is not known offline: the sheet stays and says so.
  const choose = (address: Address) => {
    if (!navigator.onLine) return;
    if (isNew) typed.current = choice;
    removeDraft(typedDraft);
    setChosen(true);
    onChange({ address, saveAddressBook: false, useDefaultAddress: false });
    setChoosing(false);
  };
  const enterNew = () => {
    if (!navigator.onLine) return;
    setChoosing(false);
    if (isNew) return;
    const { address, saveAddressBook, useDefaultAddress } = typed.current ?? {
      address: newAddress(sheet),
      saveAddressBook: true,
      useDefaultAddress: false,
    };
    onChange({ address, saveAddressBook, useDefaultAddress });
  };
  return (
    <Card
      title={t.address}
      aside={
        hasKnown && (
          <Button variant="outline" size="small" onClick={() => setChoosing(true)}>
            {t.change}
          </Button>
        )
      }
    >
      {!isOrderers && (
        <p className={styles['orderer']}>
          {t.orderer} <strong lang={langOf(ordererName)}>{ordererName}</strong> ·{' '}
          <PhoneNumber digits={ordererContact1} />
        </p>
      )}
      {isTypedLost && !hasChosen && (
        <p role="status" className={styles['notKept']}>
          {fields.notKept}
        </p>
      )}
      {isNew ? (
        <NewAddress choice={choice} problems={problems} onChange={onChange} />
      ) : (
        <div className={fieldStyles['address']}>
          <AddressLines address={choice.address} isUsual={choice.address.addressNo === mainAddress?.addressNo} />
          {isOrderers && <p className={styles['same']}>{t.sameAsOrderer}</p>}
        </div>
      )}
      <MemoField memo={choice.deliveryMemo} hasProblem={problems.includes('memo')} onChange={onChange} />
      <div className={fieldStyles['form']}>
        <TextField
          label={t.entranceCode}
          maxLength={ENTRANCE_CODE_LIMIT}
          autoComplete="off"
          value={choice.entranceCode}
          hint={isCodeLost ? t.entranceCodeNotKept : t.entranceCodeHint}
          error={problems.includes('entrance-code') ? t.problemEntranceCode(ENTRANCE_CODE_LIMIT) : null}
          onChange={(event) => onChange({ entranceCode: event.target.value })}
        />
      </div>
      {isChoosing && (
        <Picker
          sheet={sheet}
          chosen={choice.address}
          onChoose={choose}
          onNew={enterNew}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}

function knownAddresses({ orderSheetAddress }: OrderSheet): readonly Address[] {
  const { mainAddress, bookedAddresses, recentAddresses } = orderSheetAddress;
  const all = [...(mainAddress === null ? [] : [mainAddress]), ...bookedAddresses, ...recentAddresses];
  return [...new Map(all.map((address) => [address.addressNo, address])).values()];
}

function Picker({
  sheet,
  chosen,
  onChoose,
  onNew,
  onClose,
}: {
  readonly sheet: OrderSheet;
  readonly chosen: Address;
  readonly onChoose: (address: Address) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}) {
  const t = useText(checkoutText);
  const { mainAddress } = sheet.orderSheetAddress;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.address}
      footer={
        <>
          <NoAnswer error={null} />
          <Button variant="outline" size="cta" onClick={onNew}>
            {t.newAddress}
          </Button>
        </>
      }
    >
      <ul className={styles['choices']}>
        {knownAddresses(sheet).map((address) => (
          <li key={address.addressNo}>
            <Checkbox
              kind="radio"
              name="address"
              checked={address.addressNo === chosen.addressNo}
              onChange={() => onChoose(address)}
            >
              <AddressLines address={address} isUsual={address.addressNo === mainAddress?.addressNo} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
