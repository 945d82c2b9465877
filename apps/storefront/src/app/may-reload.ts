const KEY = 'reloaded-for';

/**
 * Whether a page may be reloaded by itself because a file of it is gone, as after a deploy: once per build, and never
 * where that cannot be noted, for it might never end.
 */
export function mayReload(): boolean {
  try {
    // The name of this file changes with the build.
    if (!navigator.onLine || sessionStorage.getItem(KEY) === import.meta.url) return false;
    sessionStorage.setItem(KEY, import.meta.url);
    return true;
  } catch {
    return false;
  }
}
