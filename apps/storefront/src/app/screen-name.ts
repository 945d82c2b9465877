/** The name of a screen from a link to it: a product's name or the first line of text; empty without a link. */
export function screenName(to: string): string {
  const link = `a[href=${JSON.stringify(to)}]`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const named = find(`${link} [data-name]`) ?? find(link);
  return named?.ariaLabel ?? named?.innerText.split('\n', 1)[0] ?? '';
}
