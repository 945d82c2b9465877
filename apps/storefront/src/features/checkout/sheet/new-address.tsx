import type { CheckoutChoice, CheckoutProblem } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { AddressFields } from '../../../widgets/address/address-fields.tsx';
import { newAddressText } from './new-address.text.ts';
import fieldStyles from './fields.module.css';

/** The form of an address that the shop does not know yet, and whether to keep it. */
export function NewAddress({
  choice,
  problems,
  onChange,
}: {
  readonly choice: CheckoutChoice;
  readonly problems: readonly CheckoutProblem[];
  readonly onChange: (choice: Partial<CheckoutChoice>) => void;
}) {
  const t = useText(newAddressText);
  const { address } = choice;
  return (
    <div className={fieldStyles['form']}>
      <AddressFields
        value={address}
        hasProblem={(problem) => problems.some((one) => one === problem)}
        onChange={(part) => onChange({ address: { ...address, ...part } })}
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
