import {
  type AddressEntry,
  type AddressProblem,
  DETAIL_ADDRESS_LIMIT,
  type FoundAddress,
  isBlank,
  keepDigits,
  PERSON_NAME_LIMIT,
  ROAD_ADDRESS_LIMIT,
} from '@dealstore/commerce-core/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { PhoneField } from '@dealstore/ui/form/phone-field.tsx';
import { focusInView } from '@dealstore/ui/form/problem-focus.ts';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { lazySheet } from '../lazy-component/lazy-component.tsx';
import { addressFieldsText } from './address.text.ts';
import styles from './address.module.css';

// The search arrives with its first use.
const AddressSearchSheet = lazySheet(async () => (await import('./address-search-sheet.tsx')).AddressSearchSheet);

/** Digits of a postal code. */
const ZIP_LENGTH = 5;

/** Who receives a parcel, and where. */
export type ReceiverFields = Pick<
  AddressEntry,
  | 'receiverName'
  | 'receiverContact1'
  | 'receiverZipCd'
  | 'receiverAddress'
  | 'receiverJibunAddress'
  | 'receiverDetailAddress'
>;

/** The fields of a receiver: the address comes from the search, or by hand when the search has it not. */
export function AddressFields({
  value,
  withPhone = true,
  hasProblem,
  onChange,
}: {
  readonly value: ReceiverFields;
  /** Whether the phone is asked for; not where it has been proven. */
  readonly withPhone?: boolean;
  readonly hasProblem: (problem: AddressProblem) => boolean;
  readonly onChange: (part: Partial<ReceiverFields>) => void;
}) {
  const t = useText(addressFieldsText);
  const [isSearching, setSearching] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const zip = useFocusWhen(isByHand);
  const [chosen, setChosen] = useState(0);
  const detail = useFocusWhen(chosen);
  const error = (problem: AddressProblem, text: string) => (hasProblem(problem) ? text : null);
  const choose = (address: FoundAddress) => {
    setSearching(false);
    setByHand(false);
    setChosen((count) => count + 1);
    onChange(fieldsOf(address));
  };
  return (
    <div className={styles['fields']}>
      <TextField
        label={t.receiver}
        autoComplete="name"
        maxLength={PERSON_NAME_LIMIT}
        value={value.receiverName}
        error={error(
          'receiver-name',
          isBlank(value.receiverName) ? t.problemNoReceiver : t.problemReceiver(PERSON_NAME_LIMIT),
        )}
        onChange={(event) => onChange({ receiverName: event.target.value })}
      />
      {withPhone && (
        <PhoneField
          label={t.phone}
          digits={value.receiverContact1}
          error={error('receiver-phone', t.problemPhone)}
          onDigits={(receiverContact1) => onChange({ receiverContact1 })}
        />
      )}
      <TextField
        ref={zip}
        label={t.zip}
        inputMode="numeric"
        autoComplete={isByHand ? 'postal-code' : 'off'}
        readOnly={!isByHand}
        value={value.receiverZipCd}
        error={error('zip', isByHand ? t.problemZip : t.problemNotFound)}
        onChange={(event) => onChange({ receiverZipCd: keepDigits(event.target.value).slice(0, ZIP_LENGTH) })}
        trailing={
          <Button variant="outline" className={styles['find']} onClick={() => setSearching(true)}>
            {t.find}
          </Button>
        }
      />
      <TextField
        label={t.road}
        autoComplete={isByHand ? 'address-line1' : 'off'}
        readOnly={!isByHand}
        lang={langOf(value.receiverAddress)}
        maxLength={ROAD_ADDRESS_LIMIT}
        value={value.receiverAddress}
        hint={value.receiverAddress === '' && !isByHand ? t.roadHint : null}
        error={error('address', t.problemRoad)}
        onChange={(event) => onChange({ receiverAddress: event.target.value, receiverJibunAddress: '' })}
      />
      <TextField
        ref={detail}
        label={t.detail}
        autoComplete="address-line2"
        maxLength={DETAIL_ADDRESS_LIMIT}
        value={value.receiverDetailAddress}
        hint={t.detailHint}
        error={error('detail-address', t.problemDetail(DETAIL_ADDRESS_LIMIT))}
        onChange={(event) => onChange({ receiverDetailAddress: event.target.value })}
      />
      {isSearching && (
        <OverThePage>
          <AddressSearchSheet
            onClose={() => setSearching(false)}
            onChoose={choose}
            onByHand={() => {
              setSearching(false);
              setByHand(true);
            }}
          />
        </OverThePage>
      )}
    </div>
  );
}

/** Puts a sheet beside the page instead of into the form it is opened from: a form may hold no other form. */
function OverThePage({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}

function fieldsOf({ zipCd, roadAddress, jibunAddress, buildingName }: FoundAddress): Partial<ReceiverFields> {
  return {
    receiverZipCd: zipCd,
    receiverAddress: buildingName === '' ? roadAddress : `${roadAddress} (${buildingName})`,
    receiverJibunAddress: jibunAddress,
  };
}

/** A field that is given the focus when something has happened, after the sheet over it has given it back. */
function useFocusWhen(happened: boolean | number) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (Number(happened) > 0) focusInView(field.current);
  }, [happened]);
  return field;
}
