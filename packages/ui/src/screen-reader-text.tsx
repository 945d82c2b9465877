import { Fragment, type ReactNode } from 'react';

/**
 * Visually hidden text around what is shown, for screen readers.
 * @param words each bar is replaced by one of the children
 */
export function WithScreenReaderText({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const shown = [children].flat();
  return words.split('|').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence keep their places
    <Fragment key={index}>
      {part !== '' && <span className="visually-hidden">{part}</span>}
      {shown[index]}
    </Fragment>
  ));
}
