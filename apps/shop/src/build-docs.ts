import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Build, buildOnce, runNode } from './build-once.ts';
import { ROOT } from './database/data-folder.ts';

const DOCS = join(ROOT, 'apps', 'docs');
/** Where the built documentation lies. */
export const DOCS_BUILD = join(DOCS, 'dist');

const BUILD: Omit<Build, 'run'> = {
  folder: DOCS,
  /** Its pages, what the reference is written from, and what builds it. */
  inputs: [
    'docs',
    'apps/docs/.vitepress',
    'apps/docs/src',
    'apps/docs/package.json',
    'packages/commerce-core/README.md',
    'packages/commerce-core/README.ko.md',
    'packages/commerce-core/src',
    'packages/commerce-core/package.json',
    'packages/ui/README.md',
    'AGENTS.md',
    'CONTRIBUTING.md',
    'README.md',
    'README.ko.md',
    'SECURITY.md',
    'STYLE_GUIDE.md',
    'pnpm-lock.yaml',
  ],
};

/** Builds the documentation unless it is built: see `buildOnce`. @param signal ends the building before its end */
export function buildDocs(signal?: AbortSignal): Promise<boolean> {
  const run = async () => {
    const vitepress = dirname(createRequire(join(DOCS, 'package.json')).resolve('vitepress/package.json'));
    const args = [join(vitepress, 'bin/vitepress.js'), 'build'];
    await runNode(args, DOCS, 'the documentation could not be built', signal);
  };
  return buildOnce({ ...BUILD, run }, (work) => work);
}
