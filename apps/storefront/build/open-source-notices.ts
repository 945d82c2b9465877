import type { Plugin } from 'vite';
import { findOpenSource } from './open-source.ts';

const PREFIX = 'virtual:open-source/';

/** Two virtual modules of the open-source notices: the list, and the license texts, which are loaded on demand. */
export function openSourceNotices(): Plugin {
  return {
    name: 'dealstore:open-source',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const found = await findOpenSource();
      const value = id.endsWith('/texts')
        ? Object.fromEntries(
            found.map(({ name, version, homepage, text }) => [`${name}@${version}`, { homepage, text }]),
          )
        : found.map(({ name, version, license }) => ({ name, version, license }));
      return `export const ${id.slice(PREFIX.length + 1)} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
  };
}
