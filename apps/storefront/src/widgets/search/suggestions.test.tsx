import type { FlatCategory } from '@dealstore/commerce-core/domain';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { Suggestions } from './suggestions.tsx';

it('tells two categories of one name apart by what they belong to', () => {
  const category = (categoryNo: number, label: string, root: string) =>
    ({ categoryNo, label, fullCategoryName: `${root} > ${label}` }) as FlatCategory;
  const client = createQueryClient();
  const all = [category(1, 'Storage', 'Digital'), category(2, 'Storage', 'Home'), category(3, 'Storage box', 'Home')];
  client.setQueryData(['suggestions', 'categories'], all);
  const part = (
    <Suggestions typed="stor" keyword="">
      {null}
    </Suggestions>
  );
  const html = renderOnServer(part, { client, facts: { language: 'en' } });
  const kinds = [...html.matchAll(/<span class="[^"]*kind[^"]*">([^<]*)</g)].map(([, words]) => words);
  expect(kinds).toEqual(['Digital &gt; Storage', 'Home &gt; Storage', 'Category']);
});

it('offers what else helps to search where nothing fits, and only there', () => {
  const offered = (words: readonly string[]) => {
    const client = createQueryClient();
    client.setQueryData(['suggestions', 'categories'], []);
    client.setQueryData(['suggestions', 'typed', 'qqq'], words);
    const part = (
      <Suggestions typed="qqq" keyword="qqq">
        else
      </Suggestions>
    );
    return renderOnServer(part, { client });
  };
  expect(offered([])).toBe('else');
  expect(offered(['qqqq'])).not.toContain('else');
});
