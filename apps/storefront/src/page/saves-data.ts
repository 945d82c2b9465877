declare global {
  interface Navigator {
    /** Missing in browsers that cannot be asked. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor asked the browser to save data; browsers that cannot be asked save none. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
