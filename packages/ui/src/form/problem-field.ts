/** The first field with a problem in a part of a page; for one that cannot be typed into, the button that fills it. */
export function problemField(part: ParentNode | null | undefined): HTMLElement | null {
  const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  if (field?.hasAttribute('readonly') !== true) return field;
  return field.parentElement?.querySelector('button') ?? field;
}
