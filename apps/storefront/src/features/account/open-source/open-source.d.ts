/** Written by the build out of what is installed: apps/storefront/build/open-source.ts. */
declare module 'virtual:open-source/packages' {
  export const packages: readonly { readonly name: string; readonly version: string; readonly license: string }[];
}

declare module 'virtual:open-source/texts' {
  export const texts: Readonly<Record<string, { readonly homepage: string | null; readonly text: string }>>;
}
