import { useEffect, useState } from 'react';
import { useOnline } from '../../page/connection/use-online.ts';

/** How long a newer price is awaited before the old one goes: 1 s. Assumed. */
const LATE_MS = 1_000;

/** Whether something has been so for a second, or is so offline, where nothing will change it. */
export function useLate(isSo: boolean): boolean {
  const isOnline = useOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo]);
  return isSo && (isLate || !isOnline);
}
