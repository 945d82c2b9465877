/**
 * Remembers what was made of a text, for what is made of the same texts again and again; when it is full it begins anew.
 * @param make depends on nothing but the text, and its result is never changed
 * @param largest letters of all remembered texts together
 */
export function remembered<Made>(make: (text: string) => Made, largest: number): (text: string) => Made {
  const known = new Map<string, Made>();
  let letters = 0;
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = make(text);
    letters += text.length;
    if (letters > largest) {
      known.clear();
      letters = text.length;
    }
    if (letters <= largest) known.set(text, made);
    return made;
  };
}
