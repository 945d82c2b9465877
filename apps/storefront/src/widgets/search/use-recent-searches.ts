import { useEffect, useState } from 'react';
import { useServices } from '../../container/use-service.ts';
import { createRecentSearches, type RecentSearches } from './recent-searches.ts';

interface Shown {
  readonly words: readonly string[];
  readonly isOn: boolean;
}

/** The recent searches of this device, known after the first paint, and the way to change them. */
export function useRecentSearches(): {
  readonly shown: Shown | null;
  readonly change: (act: (recent: RecentSearches) => void) => void;
} {
  const services = useServices();
  const [recent, setRecent] = useState<RecentSearches | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const opened = createRecentSearches((await services()).keyValueStore);
      if (isGone) return;
      setRecent(opened);
      setShown(read(opened));
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [services]);
  const change = (act: (recent: RecentSearches) => void) => {
    if (recent === null) return;
    act(recent);
    setShown(read(recent));
  };
  return { shown, change };
}

function read(recent: RecentSearches): Shown {
  return { words: recent.all(), isOn: recent.isOn() };
}
