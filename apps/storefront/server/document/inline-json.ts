/** Writes data as JSON that is safe inside a script element: no `<` in it can end the element or open a comment. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
