declare global {
  interface Navigator {
    /** Missing in browsers that cannot be asked. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor saves data; false where the browser cannot tell. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
