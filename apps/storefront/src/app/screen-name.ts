/** What a screen is called by the link that leads to it: a product by its name, all else by its first words; else empty. */
export function screenName(to: string): string {
  const link = `a[href=${JSON.stringify(to)}]`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const named = find(`${link} [data-name]`) ?? find(link);
  return named?.ariaLabel ?? named?.innerText.split('\n', 1)[0] ?? '';
}
