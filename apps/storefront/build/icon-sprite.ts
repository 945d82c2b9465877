import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
/** Id of the module that stands for the library in a build. */
export const ICON_SPRITE = '\0icon-sprite';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'lucide-react'/g;

/** Attributes that all icons share; stroke width and fill are set where an icon is used. */
const LOOK = 'viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/**
 * Draws every icon of the shop in one file that browsers keep for a year: HTML and script then name an icon instead of
 * holding its paths. Screens go on importing from the library, of which a build takes the drawings and nothing else.
 * @param folders the screens' source, searched for imports
 * @param icon the module that names an icon of the sprite
 */
export async function iconSprite(folders: readonly string[], icon: string): Promise<Plugin> {
  const names = importedIcons(folders);
  const sprite = drawSprite(names, { ...(await import('lucide-react')) });
  const fileName = `static/${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;
  const exported = names.map((name) => `export const ${name} = /* @__PURE__ */ icon(SPRITE + '#${name}');`);
  return {
    name: 'dealstore:icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? { id: ICON_SPRITE, moduleSideEffects: false } : null),
    load(id) {
      if (id !== ICON_SPRITE) return null;
      return [
        `import { spriteIcon as icon } from ${JSON.stringify(icon)};`,
        `const SPRITE = '/${fileName}';`,
        ...exported,
      ].join('\n');
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}

/** The names screens import from the library, in order. */
function importedIcons(folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) =>
    globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.test.tsx'] }).map((file) => join(folder, file)),
  );
  const imports = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)]);
  const names = imports.flatMap(([, list]) =>
    (list ?? '').split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name)).toSorted();
}

function drawSprite(names: readonly string[], icons: Readonly<Record<string, unknown>>): string {
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (!isIcon(icon)) throw new Error(`${LIBRARY} has no icon called ${name}`);
    const drawn = renderToStaticMarkup(createElement(icon)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" ${LOOK}>${drawn}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function isIcon(value: unknown): value is LucideIcon {
  return typeof value === 'object' && value !== null && 'render' in value;
}
