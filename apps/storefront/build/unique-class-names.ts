import type { CSSModulesOptions } from 'vite';

/** Fails the build when two classes of CSS modules were given the same name. */
export function uniqueClassNames(): NonNullable<CSSModulesOptions['getJSON']> {
  const owners = new Map<string, string>();
  return (file, names) => {
    for (const [local, given] of Object.entries(names)) {
      // What a class composes is named behind its own name.
      const [name = ''] = given.split(' ');
      const owner = `.${local} of ${file}`;
      const other = owners.get(name) ?? owner;
      if (other !== owner) throw new Error(`the hash ${name} names both ${other} and ${owner}: rename one of them`);
      owners.set(name, owner);
    }
  };
}
