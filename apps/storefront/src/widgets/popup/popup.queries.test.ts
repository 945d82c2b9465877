import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import { expect, it } from 'vitest';
import type { Services } from '../../container/services.ts';
import { createQueryClient } from '../../page/query-client.ts';
import { popupsQuery } from './popup.queries.ts';

it('a popup is not one that asks a member for an event joined already, or for one nothing is known of', async () => {
  const ports = createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) });
  const contents = ['/event/1', '/event/2?from=popup', '/event/3', '/exhibition/2'].map(
    (href) => `<a href="${href}">가기</a>`,
  );
  const popups = async () =>
    contents.map((content, index) => ({ popupNo: index + 1, title: '', content, visibleToday: true }));
  const check = async (eventNo: number) => {
    if (eventNo === 3) throw new Error('no answer');
    return { joinable: eventNo !== 2, joined: eventNo === 2, code: null, attendedYmds: [] };
  };
  const shop = async () =>
    ({
      ...ports,
      displayApi: { ...ports.displayApi, popups },
      eventApi: { ...ports.eventApi, check },
    }) as unknown as Services;
  const shownTo = async (loggedIn: boolean) =>
    (await createQueryClient().fetchQuery(popupsQuery(shop, 'MAIN', loggedIn))).map(({ popupNo }) => popupNo);
  expect(await shownTo(true)).toEqual([1, 4]);
  expect(await shownTo(false)).toEqual([1, 2, 3, 4]);
});
