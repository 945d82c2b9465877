import { commerceError } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { SearchEntry } from './search-entry.tsx';
import { popularQuery } from '../../widgets/search/search.queries.ts';

describe('the popular words of a search', () => {
  it('are requested again by a press where no answer came', async () => {
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
    const show = () => renderOnServer(<SearchEntry />, { client });
    expect(show()).not.toContain('다시 시도');
    await client.prefetchQuery(popularQuery(() => Promise.reject(commerceError('NETWORK'))));
    expect(show()).toContain('잠시 뒤 다시 불러올게요.');
    expect(show()).toContain('다시 시도</button>');
  });
});
