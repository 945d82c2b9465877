/** Why a text is not well-formed XML; null when it is. Knows elements, attributes and text: all that a picture has. */
export function xmlProblem(xml: string): string | null {
  const open: string[] = [];
  const token = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>|[^<>&]+|&#\d+;/gy;
  for (let at = 0; at < xml.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(xml);
    if (match === null) return `unexpected text at ${at}: ${xml.slice(at, at + 40)}`;
    const [, closing, name, , selfClosing] = match;
    if (name === undefined || selfClosing === '/') continue;
    if (closing !== '/') open.push(name);
    else if (open.pop() !== name) return `${name} is closed but not open at ${at}`;
  }
  return open.length === 0 ? null : `${open.at(-1)} is never closed`;
}
