import { formatOptionValue, isCommerceError, type ReceivedGift } from '@dealstore/commerce-core/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../locale/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CodeForm, problemOf } from '../../../widgets/phone-code/code-form.tsx';
import { phoneCodeText } from '../../../widgets/phone-code/phone-code.text.ts';
import { usePhoneCode } from '../../../widgets/phone-code/use-phone-code.ts';
import { RefusalNote } from '../gift-parts.tsx';
import { useGiftCall } from '../use-gift-call.ts';
import { AddressStep, type GiftPlace } from './address-step.tsx';
import { recipientText } from './recipient.text.ts';
import formStyles from '../gift-form.module.css';
import styles from '../gift.module.css';

type Step = 'option' | 'phone' | 'address';

/** Accepts a gift, or corrects its address, one question at a time: the option if it is open, the phone, the address. */
export function AcceptForm({
  gift,
  token,
  onLeave,
  onDone,
}: {
  readonly gift: ReceivedGift;
  /** Of the gift's link; null for who is logged in with its phone. */
  readonly token: string | null;
  readonly onLeave: () => void;
  readonly onDone: () => void;
}) {
  const t = useText(recipientText);
  const isNew = gift.nextActions.includes('CONFIRM');
  const proof = gift.phoneCodeNeeded ? token : null;
  const steps: readonly Step[] = [
    ...(isNew && gift.options.length > 1 ? (['option'] as const) : []),
    ...(proof === null ? [] : (['phone'] as const)),
    'address',
  ];
  const [at, setAt] = useState(0);
  const [optionNo, setOptionNo] = useState(gift.optionNo);
  const [verificationId, setVerificationId] = useState<string | null>(null);
  const [place, setPlace] = useState<GiftPlace>(() => placeOf(gift));
  const save = useGiftCall(async ({ giftApi }, said: GiftPlace) => {
    const address = { ...said, ...(verificationId !== null && { verificationId }) };
    if (!isNew) return giftApi.changeAddress(gift.giftId, address, proof);
    return giftApi.confirm(gift.giftId, { ...address, ...(optionNo !== gift.optionNo && { optionNo }) }, proof);
  }, onDone);
  const step = steps[at] ?? 'address';
  const back = () => {
    save.forgive();
    if (at === 0) onLeave();
    else setAt(at - 1);
  };
  const goTo = (wanted: Step) => {
    save.forgive();
    setAt(Math.max(0, steps.indexOf(wanted)));
  };
  return (
    <div className={styles['part']}>
      {step === 'option' && (
        <OptionStep gift={gift} optionNo={optionNo} onChoose={setOptionNo} onNext={() => setAt(at + 1)} />
      )}
      {step === 'phone' && proof !== null && (
        <PhoneStep
          gift={gift}
          token={proof}
          onProven={(id) => {
            setVerificationId(id);
            setAt(at + 1);
          }}
        />
      )}
      {step === 'address' && (
        <StepOf title={t.addressStep}>
          <AddressStep
            place={place}
            submitText={isNew ? t.submit : t.change}
            busy={save.isPending}
            onChange={setPlace}
            onSubmit={() => save.run(place)}
          >
            <RefusalNote refusal={save.refusal} />
            {isCommerceError(save.refusal, 'CERTIFICATION_REQUIRED') && (
              <Button look="outline" onClick={() => goTo('phone')}>
                {t.again}
              </Button>
            )}
            {isCommerceError(save.refusal, 'SOLD_OUT') && steps.includes('option') && (
              <Button look="outline" onClick={() => goTo('option')}>
                {t.pickAgain}
              </Button>
            )}
          </AddressStep>
        </StepOf>
      )}
      <div className={styles['actions']}>
        <Button look="quiet" onClick={back}>
          {t.back}
        </Button>
      </div>
    </div>
  );
}

/** Where it goes as known: of the link nothing but the name, for whoever has it is not known. */
function placeOf({ address, receiverName }: ReceivedGift): GiftPlace {
  const known = address ?? {
    receiverName,
    receiverZipCd: '',
    receiverAddress: '',
    receiverJibunAddress: '',
    receiverDetailAddress: '',
    deliveryMemo: '',
  };
  return { ...known, entranceCode: '' };
}

/** One question, whose heading takes the focus when it is asked. */
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

function OptionStep({
  gift,
  optionNo,
  onChoose,
  onNext,
}: {
  readonly gift: ReceivedGift;
  readonly optionNo: number;
  readonly onChoose: (optionNo: number) => void;
  readonly onNext: () => void;
}) {
  const t = useText(recipientText);
  return (
    <StepOf title={t.optionStep} body={t.optionBody}>
      <fieldset className={formStyles['plainChoices']}>
        <legend className="visually-hidden">{t.options}</legend>
        {gift.options.map((option) => (
          <Checkbox
            key={option.optionNo}
            kind="radio"
            name="gift-option"
            checked={option.optionNo === optionNo}
            // The sender's own is kept for the gift; it is in stock whatever is left of it.
            disabled={option.soldOut && option.optionNo !== gift.optionNo}
            onChange={() => onChoose(option.optionNo)}
          >
            {formatOptionValue(option.optionValue)}
            {option.soldOut && option.optionNo !== gift.optionNo && ` (${t.soldOut})`}
          </Checkbox>
        ))}
      </fieldset>
      <Button size="cta" wide onClick={onNext}>
        {t.next}
      </Button>
    </StepOf>
  );
}

/** The phone a gift is for, proven by a code; its number is shown masked, and never typed. */
function PhoneStep({
  gift,
  token,
  onProven,
}: {
  readonly gift: ReceivedGift;
  readonly token: string;
  readonly onProven: (verificationId: string) => void;
}) {
  const t = useText(recipientText);
  const words = useText(phoneCodeText);
  const code = usePhoneCode(
    {
      send: ({ giftApi }) => giftApi.requestCode(token),
      prove: ({ giftApi }, answer) => giftApi.proveCode(token, answer),
    },
    onProven,
  );
  const { sent } = code;
  const problem = problemOf({ isIncomplete: false, isOver: false, refusal: code.refusal }, words);
  return (
    <StepOf title={t.phoneStep} body={t.phoneBody(gift.receiverPhone)}>
      {sent === null ? (
        <>
          <p role="alert" className={formStyles['problem']}>
            {problem}
          </p>
          <Button size="cta" wide busy={code.isSending} onClick={() => code.send(gift.receiverPhone)}>
            {t.sendCode}
          </Button>
        </>
      ) : (
        <CodeForm key={sent.verificationId} code={code} sent={sent} />
      )}
    </StepOf>
  );
}
