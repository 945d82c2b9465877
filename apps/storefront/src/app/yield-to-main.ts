/** Goes on in a task of its own: between the two the browser answers touches and paints. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
