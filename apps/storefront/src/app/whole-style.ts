/** Gives the whole style sheets to the screen: the document itself holds only the rules that its first HTML uses. */
export function showWholeStyle(page: Document): void {
  for (const sheet of page.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"][media]')) {
    sheet.media = 'all';
  }
}
