import { type Intent, readIntent } from '@dealstore/commerce-core/domain';
import { useEffect, useRef } from 'react';

const COOKIE = /(?:^|; )resume_intent=([^;]+)/;

/** Takes what a visitor was about to do before logging in; gone once taken, so that it happens once. Spec §4; assumed. */
export function takeResumeIntent(): Intent | null {
  const found = COOKIE.exec(document.cookie)?.[1];
  if (found === undefined) return null;
  document.cookie = 'resume_intent=; Path=/; Max-Age=0; SameSite=Lax';
  try {
    return readIntent(JSON.parse(decodeURIComponent(found)));
  } catch {
    return null;
  }
}

/** Runs `resume` once with the intent kept from before the log-in, if this screen is the one it belongs to. */
export function useResumeIntent(resume: (intent: Intent) => void): void {
  const run = useRef(resume);
  useEffect(() => {
    const intent = takeResumeIntent();
    if (intent !== null) run.current(intent);
  }, []);
}
