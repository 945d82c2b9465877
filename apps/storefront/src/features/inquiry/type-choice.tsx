import type { InquiryType } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Select } from '@dealstore/ui/form/select.tsx';
import { inquiryText } from './inquiry.text.ts';
import styles from './inquiry.module.css';

/** What an inquiry is about, of a few; nothing is chosen at first. */
export function TypeChoice<Type extends InquiryType>({
  types,
  chosen,
  error,
  onChoose,
}: {
  readonly types: readonly Type[];
  readonly chosen: Type | null;
  readonly error: string | null;
  readonly onChoose: (type: Type | null) => void;
}) {
  const t = useText(inquiryText);
  const names: Readonly<Record<InquiryType, string>> = t;
  return (
    <div>
      <Select
        label={t.type}
        value={chosen ?? ''}
        aria-invalid={error !== null || undefined}
        aria-describedby="type-problem"
        onChange={({ target }) => onChoose(types.find((type) => type === target.value) ?? null)}
      >
        <option value="">{t.chooseType}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {names[type]}
          </option>
        ))}
      </Select>
      <p id="type-problem" className={styles['problem']}>
        {error}
      </p>
    </div>
  );
}
