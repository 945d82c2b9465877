import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What stands in for a package in the server's build, by the package's name. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@tanstack/react-query': 'query.ts',
  valtio: 'view.ts',
  wouter: 'link.ts',
};

/**
 * Gives the server's build hooks that read where the page's hooks watch: a rendering on the server happens once, so that
 * whatever a hook keeps for the next one is work for nobody. Screens import the packages and know nothing of it.
 * @param folder where the stand-ins lie
 */
export function renderOnce(folder: string): Plugin {
  return {
    name: 'dealstore:render-once',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId(id, importer) {
      const file = STAND_INS[id];
      // A stand-in is made of the package it stands for, and packages go on using each other.
      const isOurs = importer !== undefined && !importer.includes('/node_modules/') && dirname(importer) !== folder;
      return file !== undefined && isOurs ? join(folder, file) : null;
    },
  };
}
