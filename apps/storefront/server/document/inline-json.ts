/** What can end a script element, or begin what hides its end. Source: HTML §4.12.1.3. */
const ENDS_SCRIPT = /<(?=!--|\/?script)/gi;

/** Writes data as JSON that is safe inside a script element; tags in it stay as the page has them, and pack with those. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll(ENDS_SCRIPT, String.raw`\u003c`);
}
