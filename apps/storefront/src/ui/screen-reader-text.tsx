import { Fragment, type ReactNode } from 'react';

/**
 * Words for those who listen, around what is seen.
 * @param words a bar stands for each of the children
 */
export function ReadOut({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const seen = [children].flat();
  return words.split('|').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence keep their places
    <Fragment key={index}>
      {part !== '' && <span className="visually-hidden">{part}</span>}
      {seen[index]}
    </Fragment>
  ));
}
