import { commerceError } from '@dealstore/commerce-core/domain';
import {
  type ComponentType,
  createContext,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { SCREEN_FAILED } from '../../page/screen-failed.ts';
import { noAnswerText } from '../../page/no-answer.text.ts';
import { TryAgain } from '../no-answer/try-again.tsx';

/** What an overlay hears; one that stays mounted is told whether it is open. */
interface SheetProps {
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** Requests the lazy component around again. */
const AgainContext = createContext((): void => undefined);

/**
 * A component whose file is loaded when needed. Where that fails the page stays: its place says so, and tries
 * again at a tap or once there is a network.
 * @param load imports the component
 * @param waiting holds its place meanwhile
 * @param lost stands for it where the visitor has not asked for it
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  lost: () => ReactNode = LostComponent,
): ComponentType<Props> {
  return componentOr(load, waiting, lost);
}

/**
 * An overlay whose file is loaded by the tap that opens it. Where that fails a toast says so and it closes: the next
 * tap requests it again. @param load imports the component
 */
export function lazySheet<Props extends SheetProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return componentOr(load, null, LostSheet);
}

function componentOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  Lost: ComponentType<Props>,
): ComponentType<Props> {
  let isHere = false;
  // NOTE: React keeps what a lazy component has come to, so each try is another one.
  const bring = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        const Component = await load();
        isHere = true;
        return { default: Component };
      } catch {
        latest = bring();
        return { default: Lost };
      }
    });
  let latest = bring();
  return function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(() => latest);
    const again = useCallback(() => setComponent(() => latest), []);
    if (!isHere && 'open' in props && props.open === false) return null;
    return (
      <AgainContext value={again}>
        <Suspense fallback={waiting}>
          <Component {...props} />
        </Suspense>
      </AgainContext>
    );
  };
}

function LostComponent() {
  const again = use(AgainContext);
  useTellLost();
  return <TryAgain error={commerceError('NETWORK')} onRetry={again} />;
}

function LostSheet({ onClose }: SheetProps) {
  const t = useText(noAnswerText);
  const chrome = useChrome();
  const again = useEffectEvent(use(AgainContext));
  const close = useEffectEvent(() => {
    chrome.toast(navigator.onLine ? t.NETWORK : t.AWAY);
    onClose();
  });
  useTellLost();
  useEffect(() => {
    close();
    return () => again();
  }, []);
  return null;
}

/** A file that is gone after a deploy comes with the page when that is reloaded. */
function useTellLost(): void {
  useEffect(() => void window.dispatchEvent(new Event(SCREEN_FAILED)), []);
}
