/** Continues in a new task, so that the browser can handle input and paint in between. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
