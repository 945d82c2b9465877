import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { categoryQuery } from './category.queries.ts';
import { screen } from './category-list.screen.tsx';

const services = () => Promise.reject(new Error('a title asks nothing'));

describe('the title of a category', () => {
  const client = createQueryClient();
  const titleOf = (name: string) =>
    screen.meta?.({ client, services, params: { catIndex: '0', id: '200', name } } as never).title;

  it('is what its link called it while it is on its way', () => {
    expect(titleOf('디지털')).toBe('디지털');
    expect(titleOf('-')).toBeUndefined();
  });

  it('is its own once it is there', () => {
    client.setQueryData(categoryQuery(services, 200).queryKey, {
      categoryNo: 200,
      label: '디지털·가전',
      parents: [],
      siblings: [],
      children: [],
    });
    expect(titleOf('디지털')).toBe('디지털·가전');
  });
});
