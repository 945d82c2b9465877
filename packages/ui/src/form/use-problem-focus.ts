import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusInView, problemField } from './problem-focus.ts';

/** A form that says what is wrong only after it was sent once. */
export interface ProblemFocus {
  /** Goes on the form; the problem is looked for inside it. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isAsked: boolean;
  /** To be called with every try to send; the first problem then on the screen gets the focus. */
  readonly ask: () => void;
}

/** Goes to the first problem of a form after each try to send it. */
export function useProblemFocus(): ProblemFocus {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusInView(problemField(form.current));
  }, [tries]);
  return { form, isAsked: tries > 0, ask: () => setTries((count) => count + 1) };
}
