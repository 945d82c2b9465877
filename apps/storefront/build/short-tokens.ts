import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PROPERTY = /--[a-z][\w-]*/g;
/** The colours by which a shop makes the look its own keep the names they are overridden by. */
const PUBLIC = /^--(?:on-)?brand/;

/**
 * Gives the look's custom properties names of a letter or two in a build: they stand in every document, many times.
 * @param tokensFile the style sheet that declares them
 */
export function shortTokens(tokensFile: string): Plugin {
  const names = shortNames(readFileSync(tokensFile, 'utf8'));
  return {
    name: 'dealstore:short-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/[^?]+\.(?:css|tsx?)(?:\?|$)/, code: '--' },
      handler: (code) => ({ code: code.replaceAll(PROPERTY, (name) => names.get(name) ?? name), map: null }),
    },
  };
}

/** Every custom property a style sheet declares, with its name in a build. */
export function shortNames(css: string): ReadonlyMap<string, string> {
  const declared = new Set([...css.matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name ?? ''));
  const renamed = [...declared].filter((name) => !PUBLIC.test(name));
  return new Map(renamed.map((name, index) => [name, `--${shortName(index)}`]));
}

function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest === 0 ? '' : LETTERS.charAt(rest - 1)) + LETTERS.charAt(index % LETTERS.length);
}
