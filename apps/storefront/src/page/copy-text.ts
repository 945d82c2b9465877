/**
 * Puts a text on the clipboard, the old way where the new one is refused (web views, pages without
 * https); false when neither does.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * Whether the system has a sheet of its own for sharing; most browsers of a PC lack it, whatever the types promise.
 */
export function hasSystemShare(): boolean {
  return 'share' in navigator;
}

/** Offers a link to the system's own sheet; `none` where there is no such sheet or it may not open. */
export async function openSystemShare({
  title,
  link,
}: {
  readonly title: string;
  readonly link: string;
}): Promise<'shared' | 'closed' | 'none'> {
  if (!hasSystemShare()) return 'none';
  try {
    await navigator.share({ title, url: link });
    return 'shared';
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'closed' : 'none';
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // Beside an open dialog nothing can be selected.
  const place = document.querySelector('dialog:modal') ?? document.body;
  const focused = document.activeElement;
  place.append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way where the clipboard is refused
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
