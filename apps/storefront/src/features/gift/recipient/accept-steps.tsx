import { formatOptionValue, isCommerceError } from '@dealstore/commerce-core/domain';
import { type ReactNode, useEffect } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { classNames } from '@dealstore/ui/class-names.ts';
import sectionStyles from '@dealstore/ui/section.module.css';
import { CodeForm, problemOf } from '../../../widgets/phone-code/code-form.tsx';
import { phoneCodeText } from '../../../widgets/phone-code/phone-code.text.ts';
import { sentCode } from '../../../widgets/phone-code/sent-code.ts';
import type { PhoneCode } from '../../../widgets/phone-code/use-phone-code.ts';
import { RefusalNote } from '../gift-parts.tsx';
import { AddressStep } from './address-step.tsx';
import { recipientText } from './recipient.text.ts';
import type { GiftRecipientFlow } from './use-gift-recipient.ts';
import formStyles from '../gift-form.module.css';
import styles from '../gift.module.css';

interface StepsProps {
  readonly flow: GiftRecipientFlow;
}

/**
 * Accepts a gift, or corrects its address, step by step: the option if the choice is open, the phone, the address.
 */
export function AcceptSteps({ flow, onBack }: StepsProps & { readonly onBack: () => void }) {
  const t = useText(recipientText);
  const { state } = flow;
  return (
    <div className={classNames(sectionStyles['section'], formStyles['steps'])}>
      {state === 'choosing' && <OptionStep flow={flow} />}
      {isProving(state) && <PhoneStep flow={flow} />}
      {isAddressing(state) && <PlaceStep flow={flow} />}
      <Button variant="quiet" wide onClick={onBack}>
        {t.back}
      </Button>
    </div>
  );
}

function isProving(state: GiftRecipientFlow['state']): boolean {
  return state === 'proving' || state === 'sendingCode' || state === 'answering' || state === 'checkingCode';
}

function isAddressing(state: GiftRecipientFlow['state']): boolean {
  return state === 'addressing' || state === 'confirming' || state === 'correcting';
}

/** One step; its heading gets the focus when it is shown. */
function StepOf({ title, body = null, children }: StepProps) {
  useEffect(() => {
    document.getElementById('gift-step')?.focus();
  }, []);
  return (
    <div className={formStyles['form']}>
      <div>
        <h2 id="gift-step" tabIndex={-1} className={styles['heading']}>
          {title}
        </h2>
        {body !== null && <p className={styles['lead']}>{body}</p>}
      </div>
      {children}
    </div>
  );
}

interface StepProps {
  readonly title: string;
  readonly body?: string | null;
  readonly children: ReactNode;
}

function OptionStep({ flow }: StepsProps) {
  const t = useText(recipientText);
  const { gift } = flow;
  const chosen = flow.optionNo ?? gift.optionNo;
  return (
    <StepOf title={t.optionStep} body={t.optionBody}>
      <RefusalNote refusal={flow.refusal} />
      <fieldset className={formStyles['plainChoices']}>
        <legend className="visually-hidden">{t.options}</legend>
        {gift.options.map((option) => (
          <Checkbox
            key={option.optionNo}
            kind="radio"
            name="gift-option"
            checked={option.optionNo === chosen}
            // The sender's option is reserved for the gift, so it counts as in stock.
            disabled={option.soldOut && option.optionNo !== gift.optionNo}
            onChange={() => flow.send({ type: 'choose', optionNo: option.optionNo })}
          >
            {formatOptionValue(option.optionValue)}
            {option.soldOut && option.optionNo !== gift.optionNo && ` (${t.soldOut})`}
          </Checkbox>
        ))}
      </fieldset>
      <Button size="cta" wide onClick={() => flow.send({ type: 'next' })}>
        {t.next}
      </Button>
    </StepOf>
  );
}

/** Proves the phone of a gift by a code; the number is shown masked and never typed. */
function PhoneStep({ flow }: StepsProps) {
  const t = useText(recipientText);
  const words = useText(phoneCodeText);
  const { receiverPhone } = flow.gift;
  const code = phoneCodeOf(flow);
  const { sent, refusal } = code;
  return (
    <StepOf title={t.phoneStep} body={sent === null ? t.phoneBody(receiverPhone) : null}>
      <RefusalNote refusal={refusal === null ? flow.refusal : null} waits={code.isSending || code.isConfirming} />
      {sent === null ? (
        <>
          <p role="alert" className={formStyles['problem']}>
            {problemOf({ isIncomplete: false, isOver: false, refusal }, words)}
          </p>
          <Button size="cta" wide busy={code.isSending} onClick={() => code.send(receiverPhone)}>
            {t.sendCode}
          </Button>
        </>
      ) : (
        <CodeForm key={sent.verificationId} code={code} sent={sent} />
      )}
    </StepOf>
  );
}

/** The form of the code; an error of the code is shown at its field. */
function phoneCodeOf({ state, gift, proof, refusal, send }: GiftRecipientFlow): PhoneCode {
  const isOfCode = isCommerceError(refusal, 'CODE_MISMATCH', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS');
  return {
    sent: proof.kind === 'sent' ? sentCode(proof.code, gift.receiverPhone, proof.code.sentAt) : null,
    refusal: isOfCode ? refusal : null,
    isSending: state === 'sendingCode',
    isConfirming: state === 'checkingCode',
    send: () => send({ type: 'sendCode' }),
    confirm: (answer) => send({ type: 'answerCode', code: answer }),
    clearError: () => send({ type: 'clearError' }),
  };
}

function PlaceStep({ flow }: StepsProps) {
  const t = useText(recipientText);
  const { state, gift, place, problems, refusal, send } = flow;
  return (
    <StepOf title={t.addressStep}>
      <AddressStep
        place={place}
        problems={problems}
        submitText={gift.nextActions.includes('CONFIRM') ? t.submit : t.change}
        busy={state !== 'addressing'}
        onChange={(part) => send({ type: 'change', place: part })}
        onSubmit={() => send({ type: 'submit' })}
      >
        <RefusalNote refusal={refusal} waits={state !== 'addressing'} />
      </AddressStep>
    </StepOf>
  );
}
