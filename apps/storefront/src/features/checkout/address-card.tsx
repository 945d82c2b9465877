import {
  type Address,
  type CheckoutChoice,
  type CheckoutProblem,
  EMPTY_ADDRESS,
  formatPhone,
  keepDigits,
  MEMO_LIMIT,
  NAME_LIMIT,
  type OrderSheet,
  PHONE_LENGTH,
} from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useText } from '../../locale/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Badge } from '../../ui/chip.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Card } from './card.tsx';
import { checkoutText } from './checkout.text.ts';
import styles from './checkout.module.css';

interface AddressCardProps {
  readonly sheet: OrderSheet;
  readonly choice: CheckoutChoice;
  readonly problems: readonly CheckoutProblem[];
  readonly onChange: (choice: Partial<CheckoutChoice>) => void;
}

/** Where the goods go: the usual address, another of the member's, or a new one, and a note to the carrier. */
export function AddressCard({ sheet, choice, problems, onChange }: AddressCardProps) {
  const t = useText(checkoutText);
  const { mainAddress } = sheet.orderSheetAddress;
  const [isChoosing, setChoosing] = useState(false);
  const isNew = choice.address.addressNo === 0;
  const known = knownAddresses(sheet);
  return (
    <Card
      title={t.address}
      aside={
        known.length > 0 && (
          <Button look="outline" size="small" onClick={() => setChoosing(true)}>
            {t.change}
          </Button>
        )
      }
    >
      {isNew ? (
        <NewAddress choice={choice} problems={problems} onChange={onChange} />
      ) : (
        <Known address={choice.address} isMain={choice.address.addressNo === mainAddress?.addressNo} />
      )}
      <Memo memo={choice.deliveryMemo} hasProblem={problems.includes('memo')} onChange={onChange} />
      <Sheet open={isChoosing} onClose={() => setChoosing(false)} title={t.address}>
        <ul className={styles['choices']}>
          {known.map((address) => (
            <li key={address.addressNo}>
              <Checkbox
                kind="radio"
                name="address"
                checked={address.addressNo === choice.address.addressNo}
                onChange={() => {
                  onChange({ address, saveAddressBook: false, useDefaultAddress: false });
                  setChoosing(false);
                }}
              >
                <Known address={address} isMain={address.addressNo === mainAddress?.addressNo} />
              </Checkbox>
            </li>
          ))}
        </ul>
        <Button
          look="outline"
          wide
          onClick={() => {
            onChange({ address: EMPTY_ADDRESS, saveAddressBook: true });
            setChoosing(false);
          }}
        >
          {t.newAddress}
        </Button>
      </Sheet>
    </Card>
  );
}

function knownAddresses({ orderSheetAddress }: OrderSheet): readonly Address[] {
  const { mainAddress, bookedAddresses, recentAddresses } = orderSheetAddress;
  const all = [...(mainAddress === null ? [] : [mainAddress]), ...bookedAddresses, ...recentAddresses];
  return [...new Map(all.map((address) => [address.addressNo, address])).values()];
}

function Known({ address, isMain }: { readonly address: Address; readonly isMain: boolean }) {
  const t = useText(checkoutText);
  return (
    <span className={styles['address']}>
      <strong>
        {address.receiverName} {isMain && <Badge tone="brand">{t.defaultAddress}</Badge>}
      </strong>
      <span>{formatPhone(address.receiverContact1)}</span>
      <span>
        ({address.receiverZipCd}) {address.receiverAddress} {address.receiverDetailAddress}
      </span>
    </span>
  );
}

function NewAddress({ choice, problems, onChange }: Omit<AddressCardProps, 'sheet'>) {
  const t = useText(checkoutText);
  const { address } = choice;
  const set = (part: Partial<Address>) => onChange({ address: { ...address, ...part } });
  const error = (problem: CheckoutProblem, text: string) => (problems.includes(problem) ? text : null);
  return (
    <div className={styles['form']}>
      <TextField
        label={t.receiver}
        autoComplete="name"
        maxLength={NAME_LIMIT}
        value={address.receiverName}
        error={error('receiver-name', t.problemReceiver)}
        onChange={(event) => set({ receiverName: event.target.value })}
      />
      <TextField
        label={t.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={formatPhone(address.receiverContact1)}
        error={error('receiver-phone', t.problemPhone)}
        onChange={(event) => set({ receiverContact1: keepDigits(event.target.value).slice(0, PHONE_LENGTH) })}
      />
      <TextField
        label={t.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        value={address.receiverZipCd}
        error={error('zip', t.problemZip)}
        onChange={(event) => set({ receiverZipCd: keepDigits(event.target.value).slice(0, 5) })}
      />
      <TextField
        label={t.road}
        autoComplete="address-line1"
        maxLength={200}
        value={address.receiverAddress}
        error={error('address', t.problemAddress)}
        onChange={(event) => set({ receiverAddress: event.target.value })}
      />
      <TextField
        label={t.detail}
        autoComplete="address-line2"
        maxLength={100}
        value={address.receiverDetailAddress}
        onChange={(event) => set({ receiverDetailAddress: event.target.value })}
      />
      <Checkbox
        checked={choice.saveAddressBook}
        onChange={(event) => onChange({ saveAddressBook: event.target.checked })}
      >
        {t.saveAddress}
      </Checkbox>
      <Checkbox
        checked={choice.useDefaultAddress}
        onChange={(event) => onChange({ useDefaultAddress: event.target.checked })}
      >
        {t.makeDefault}
      </Checkbox>
    </div>
  );
}

function Memo({
  memo,
  hasProblem,
  onChange,
}: {
  readonly memo: string;
  readonly hasProblem: boolean;
  readonly onChange: AddressCardProps['onChange'];
}) {
  const t = useText(checkoutText);
  const usual = t.memos.split('|');
  const [isOwn, setOwn] = useState(memo !== '' && !usual.includes(memo));
  return (
    <div className={styles['form']}>
      <label className={styles['selectLabel']}>
        <span>{t.memo}</span>
        <select
          className={styles['select']}
          value={isOwn ? 'own' : memo}
          onChange={(event) => {
            const isWritten = event.target.value === 'own';
            setOwn(isWritten);
            onChange({ deliveryMemo: isWritten ? '' : event.target.value });
          }}
        >
          <option value="">{t.memoNone}</option>
          {usual.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
          <option value="own">{t.memoOwn}</option>
        </select>
      </label>
      {isOwn && (
        <TextField
          label={t.memoOwn}
          maxLength={MEMO_LIMIT}
          value={memo}
          hint={t.memoHint(MEMO_LIMIT - memo.length)}
          error={hasProblem ? t.problemMemo : null}
          onChange={(event) => onChange({ deliveryMemo: event.target.value })}
        />
      )}
    </div>
  );
}
