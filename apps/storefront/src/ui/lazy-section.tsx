import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { whenNear } from './when-near-viewport.ts';

/**
 * A part of a screen that the server writes whole and whose script comes when a reader nears it: until then its HTML stands
 * as it is, links and anchors working. In a page opened without a document of its own the script comes at once.
 * @param id of the element around it
 */
export function nearPart<Props extends object>(
  id: string,
  bring: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let brought: ComponentType<Props> | null = null;
  let hurry = (): void => undefined;
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    brought = await bring();
    arrive();
    return { default: brought };
  };
  const Later = lazy(async () => {
    await new Promise<void>((resolve) => {
      hurry = resolve;
      whenNear(id, resolve);
    });
    return load();
  });
  // The server has everything at hand and writes without waiting.
  if (import.meta.env.SSR) void load();
  let mounts = 0;

  return memo(function NearPart(props: Props) {
    const [first] = useState(props);
    const [, setArrived] = useState(false);
    // NOTE: React gives up the HTML of a part that changes before its script is there, so the first properties hold until then.
    const shown = brought === null ? first : props;
    useEffect(() => {
      mounts += 1;
      // Shown again, it stands in a page that has no HTML for it.
      if (mounts > 1) hurry();
    }, []);
    useEffect(() => {
      if (props === first || brought !== null) return;
      hurry();
      void arrival.then(() => setArrived(true));
    }, [props, first]);
    const Part: ComponentType<Props> = import.meta.env.SSR ? (brought ?? Later) : Later;
    const content = useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
        </Suspense>
      ),
      [Part, shown],
    );
    return <div id={id}>{content}</div>;
  });
}
