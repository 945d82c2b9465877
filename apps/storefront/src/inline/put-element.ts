/** Appends an element with a text to another one. */
export function put<K extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: K,
  text: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Appends a button. */
export function putButton(parent: Element, text: string, press: () => void): HTMLButtonElement {
  const button = put(parent, 'button', text);
  button.type = 'button';
  button.onclick = press;
  return button;
}
