import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { chromeText } from '../chrome.text.ts';
import { isFarDown, SCROLL_THROTTLE_MS } from './scroll-depth.ts';
import styles from './scroll-to-top.module.css';
import { throttle } from './throttle.ts';

/** A round button that goes to the top, once 3.5 % of the page has been scrolled. Spec §2, §9. */
export function ScrollToTop() {
  const t = useText(chromeText);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = throttle(
      () => setShown(isFarDown(window.scrollY, document.documentElement.scrollHeight)),
      SCROLL_THROTTLE_MS,
    );
    look.run();
    window.addEventListener('scroll', look.run, { passive: true });
    return () => {
      window.removeEventListener('scroll', look.run);
      look.stop();
    };
  }, []);
  return (
    <button
      type="button"
      // Hidden it needs no look, and a document none of its style.
      className={shown ? styles['button'] : undefined}
      hidden={!shown}
      aria-label={t.toTop}
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        // The button hides on the way; were it still focused, Chromium would stop the scrolling there.
        document.getElementById('main')?.focus({ preventScroll: true });
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <ArrowUp size={20} aria-hidden />
    </button>
  );
}
