import { formatNumber, INQUIRY_LENGTH, isBlank, lengthOf } from '@dealstore/commerce-core/domain';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { TextArea } from '@dealstore/ui/form/text-area.tsx';
import { inquiryText } from './inquiry.text.ts';

/** What is asked, with its length; once it was sent, whether it is missing. */
export function ContentField({
  content,
  isSubmitted,
  onChange,
}: {
  readonly content: string;
  readonly isSubmitted: boolean;
  readonly onChange: (content: string) => void;
}) {
  const t = useText(inquiryText);
  return (
    <TextArea
      name="content"
      label={t.content}
      rows={6}
      maxLength={INQUIRY_LENGTH}
      value={content}
      lang={langOf(content)}
      hint={t.counted(formatNumber(lengthOf(content)), formatNumber(INQUIRY_LENGTH))}
      error={isSubmitted && isBlank(content) ? t.missingContent : null}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
