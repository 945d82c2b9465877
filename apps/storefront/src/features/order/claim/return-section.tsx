import {
  type Address,
  type ClaimForm,
  type ClaimFormProblem,
  DELIVERY_COMPANIES,
  type ReturnWayType,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Select } from '@dealstore/ui/form/select.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import sectionStyles from '@dealstore/ui/section.module.css';
import { useServices } from '../../../container/use-service.ts';
import { AddressFields } from '../../../widgets/address/address-fields.tsx';
import { AddressLines } from '../../../widgets/address/address-lines.tsx';
import { claimFormText } from './claim-form.text.ts';
import { pickupAddressesQuery } from './claim.queries.ts';
import { claimText } from './claim.text.ts';
import { Problem } from './claim-form-problem.tsx';
import styles from './claim.module.css';
import formStyles from './claim-form.module.css';

const WAYS: readonly ReturnWayType[] = ['SELLER_COLLECT', 'BUYER_DIRECT_RETURN'];

interface ReturnSectionProps {
  readonly form: ClaimForm;
  readonly problemOf: (...problems: readonly ClaimFormProblem[]) => string | null;
  readonly onChange: (form: Partial<ClaimForm>) => void;
}

/** How the goods come back: collected at an address of the buyer's, or already on their way with a tracking number. */
export function ReturnSection({ form, problemOf, onChange }: ReturnSectionProps) {
  const language = useLanguage();
  const t = useText(claimFormText);
  const words = useText(claimText);
  return (
    <Section title={t.back}>
      <fieldset className={formStyles['fieldset']}>
        <legend className="visually-hidden">{words.way}</legend>
        <ul className={formStyles['reasons']}>
          {WAYS.map((way) => (
            <li key={way}>
              <Checkbox
                kind="radio"
                name="way"
                checked={form.returnWayType === way}
                onChange={() => onChange({ returnWayType: way })}
              >
                {words[way]}
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      {form.returnWayType === 'SELLER_COLLECT' ? (
        <Pickup form={form} problemOf={problemOf} onChange={onChange} />
      ) : (
        <div className={formStyles['fields']} id="claim-delivery-company" tabIndex={-1}>
          <Select
            label={t.company}
            value={form.deliveryCompanyType}
            aria-invalid={problemOf('delivery-company') !== null || undefined}
            onChange={(event) => onChange({ deliveryCompanyType: event.target.value })}
          >
            <option value="">{t.chooseCompany}</option>
            {DELIVERY_COMPANIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name[language]}
              </option>
            ))}
          </Select>
          <Problem>{problemOf('delivery-company')}</Problem>
          <TextField
            label={t.invoice}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={form.invoiceNo}
            error={problemOf('invoice')}
            onChange={(event) => onChange({ invoiceNo: event.target.value.trim() })}
          />
        </div>
      )}
    </Section>
  );
}

/** Where the carrier comes: where the goods went, another kept address, or a new one. */
function Pickup({ form: { returnAddress }, problemOf, onChange }: ReturnSectionProps) {
  const t = useText(claimFormText);
  const [isChoosing, setChoosing] = useState(false);
  const [isNew, setNew] = useState(returnAddress.receiverAddress === '');
  const choose = (address: Address) => {
    onChange({ returnAddress: plainAddress(address) });
    setNew(false);
    setChoosing(false);
  };
  return (
    <div id="claim-address" tabIndex={-1}>
      <div className={sectionStyles['head']}>
        <h3 className={styles['sub']}>{t.pickupAddress}</h3>
        <Button variant="outline" size="small" onClick={() => setChoosing(true)}>
          {t.change}
        </Button>
      </div>
      {isNew ? (
        <AddressFields
          value={returnAddress}
          hasProblem={(problem) =>
            problem === 'receiver-name' || problem === 'receiver-phone' || problem === 'zip' || problem === 'address'
              ? problemOf(problem) !== null
              : false
          }
          onChange={(part) => onChange({ returnAddress: { ...returnAddress, ...part } })}
        />
      ) : (
        <AddressLines address={returnAddress} isUsual={false} />
      )}
      {isChoosing && (
        <AddressSheet
          chosen={returnAddress}
          onChoose={choose}
          onNew={() => {
            setChoosing(false);
            setNew(true);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function AddressSheet({
  chosen,
  onChoose,
  onNew,
  onClose,
}: {
  readonly chosen: Address;
  readonly onChoose: (address: Address) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}) {
  const t = useText(claimFormText);
  const { data: book } = useQuery(pickupAddressesQuery(useServices()));
  const saved = book === undefined ? [] : [...book.bookedAddresses, ...book.recentAddresses];
  const addresses = [...new Map([chosen, ...saved].map((address) => [address.addressNo, address])).values()];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.chooseAddress}
      footer={
        <Button variant="outline" size="cta" onClick={onNew}>
          {t.newAddress}
        </Button>
      }
    >
      <ul className={formStyles['reasons']}>
        {addresses.map((address) => (
          <li key={address.addressNo}>
            <Checkbox
              kind="radio"
              name="pickup"
              checked={address.addressNo === chosen.addressNo}
              onChange={() => onChoose(address)}
            >
              <AddressLines address={address} isUsual={address.addressNo === book?.defaultAddress?.addressNo} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** An address without what the address book adds to it. */
function plainAddress({
  addressNo,
  addressName,
  receiverName,
  receiverZipCd,
  receiverAddress,
  receiverJibunAddress,
  receiverDetailAddress,
  receiverContact1,
}: Address): Address {
  return {
    addressNo,
    addressName,
    receiverName,
    receiverZipCd,
    receiverAddress,
    receiverJibunAddress,
    receiverDetailAddress,
    receiverContact1,
  };
}
