import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { diagrams } from '../src/diagrams.ts';
import { KOREAN_SEARCH, KOREAN_WORDS } from '../src/korean-words.ts';
import { repositoryLinks } from '../src/repository-links.ts';
import { koreanOf, SECTIONS, siteNameOf } from '../src/sections.ts';
import { stagePages } from '../src/stage-pages.ts';
import { writeForMachines } from '../src/write-for-machines.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = fileURLToPath(new URL('../pages', import.meta.url));
const pages = stagePages(root, folder);

/** A page for the reader of a language: in Korean, pages that exist in English only say so behind their title. */
function itemOf(source: string, language: 'en' | 'ko'): DefaultTheme.SidebarItem {
  const korean = pages.find((page) => page.source === koreanOf(source));
  const page = pages.find((candidate) => candidate.source === source);
  const link = linkOf(siteNameOf(source));
  if (language === 'en') return { text: page?.title ?? source, link };
  return { text: korean?.title ?? `${page?.title} (영어)`, link: `/ko${link}` };
}

function linkOf(name: string): string {
  return `/${name.replace(/(^|\/)index$/, '$1')}`;
}

function sidebar(language: 'en' | 'ko'): DefaultTheme.SidebarItem[] {
  const prefix = language === 'en' ? '' : '/ko';
  const isTop = (name: string): boolean => /^reference\/(?:[^/]+|[^/]+\/index)$/.test(name);
  return [
    ...SECTIONS.map((section) => ({
      text: section[language],
      items: section.pages.map((source) => itemOf(source, language)),
    })),
    {
      text: language === 'en' ? 'Reference' : '레퍼런스',
      items: pages
        .filter(({ source, name }) => source === null && isTop(name))
        .map(({ title, name }) => ({ text: title.replace('@dealstore/', ''), link: `${prefix}${linkOf(name)}` })),
    },
  ];
}

export default defineConfig({
  title: 'Dealstore',
  base: '/docs/',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.vitepress',
  assetsDir: 'static',
  cleanUrls: true,
  // Neither a script nor a style that stands in the page: its content policy allows VitePress's two scripts alone.
  metaChunk: true,
  appearance: { disableTransition: false },
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      description: 'How to use, host and change the Dealstore shop and its commerce core.',
      themeConfig: { sidebar: sidebar('en') },
    },
    ko: {
      label: '한국어',
      lang: 'ko',
      description: '딜스토어와 커머스 코어를 쓰고, 운영하고, 고치는 방법',
      themeConfig: { ...KOREAN_WORDS, sidebar: sidebar('ko') },
    },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        locales: { ko: KOREAN_SEARCH },
        // What is searched for in code is a name, and each has a heading.
        _render: (text, env, md) => md.render(text.replaceAll(/^ *```[^]*?^ *```/gm, ''), env),
      },
    },
  },
  // Its esbuild knows no target as new as the project's.
  vite: { esbuild: { tsconfigRaw: '{}' }, build: { chunkSizeWarningLimit: 2_000, reportCompressedSize: false } },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // As the repository's own pages are linked on GitHub; VitePress's takes Korean letters apart.
    anchor: {
      slugify: (text) =>
        text
          .trim()
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
          .replaceAll(/\s/g, '-'),
    },
    config(md) {
      repositoryLinks(md, root, pages);
      diagrams(md);
    },
  },
  buildEnd: ({ outDir, site }) => writeForMachines(outDir, folder, site.base, pages),
});
