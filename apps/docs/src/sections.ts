/** What the site shows, and in which order. A page is named by its file in the repository. */
export interface Section {
  readonly en: string;
  readonly ko: string;
  readonly pages: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { en: 'Begin', ko: '시작', pages: ['docs/start.md', 'packages/commerce-core/README.md', 'README.md'] },
  {
    en: 'Guides',
    ko: '가이드',
    pages: [
      'docs/guides/host-a-storefront.md',
      'docs/guides/host-a-shell.md',
      'docs/guides/write-an-adapter.md',
      'docs/guides/replace-the-payment.md',
      'docs/guides/re-skin.md',
      'docs/guides/add-a-feature.md',
    ],
  },
  {
    en: 'What it says',
    ko: '찾아보기',
    pages: ['docs/errors.md', 'docs/glossary.md', 'docs/versions.md', 'docs/log-in.md', 'docs/app-shell.md'],
  },
  {
    en: 'How it works',
    ko: '동작 원리',
    pages: [
      'docs/architecture.md',
      'docs/machines.md',
      'docs/ordering.md',
      'docs/payments.md',
      'docs/refunds.md',
      'docs/data-model.md',
      'docs/adding-an-amount.md',
    ],
  },
  { en: 'Running it', ko: '운영', pages: ['docs/operating.md', 'docs/bench.md', 'docs/mutation.md', 'SECURITY.md'] },
  {
    en: 'Changing it',
    ko: '고치기',
    pages: [
      'CONTRIBUTING.md',
      'STYLE_GUIDE.md',
      'AGENTS.md',
      'packages/ui/README.md',
      'docs/requirements.md',
      'docs/decisions/README.md',
    ],
  },
];

/** Names that pages from outside docs/ have on the site, and that of the first page. */
const NAMES: Readonly<Record<string, string>> = {
  'docs/start.md': 'index',
  'README.md': 'shop',
  'packages/commerce-core/README.md': 'core',
  'packages/ui/README.md': 'ui',
  'CONTRIBUTING.md': 'contributing',
  'STYLE_GUIDE.md': 'style',
  'SECURITY.md': 'security',
  'AGENTS.md': 'agents',
  'docs/decisions/README.md': 'decisions/index',
};

/** The Korean page that says the same, whether it exists or not. */
export function koreanOf(source: string): string {
  return source.replace(/\.md$/, '.ko.md');
}

/** Where a page of the repository lies on the site, such as `ko/guides/re-skin`. */
export function siteNameOf(source: string): string {
  const english = source.replace(/\.ko\.md$/, '.md');
  const name = NAMES[english] ?? english.replace(/^docs\//, '').replace(/\.md$/, '');
  return english === source ? name : `ko/${name}`;
}
