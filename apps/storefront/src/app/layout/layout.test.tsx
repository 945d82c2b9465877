import { afterAll, describe, expect, it } from 'vitest';
import { paths } from '../../routes/links.ts';
import { loadScreen } from '../../routes/screens.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { Layout } from './layout.tsx';

// A layout asks for its screen's file and does not wait; what is under way when these tests end breaks those after them.
afterAll(async () => {
  await Promise.all((['home', 'myInfo', 'cart', 'withdrawal', 'addAddress'] as const).map(loadScreen));
});

const layoutAt = (path: string) => renderOnServer(<Layout />, { path });

describe('the chrome around a screen', () => {
  it.each([paths.home(), paths.myInfo(), paths.cart()])('has a way back to the top at %s [CHROME-28]', (path) => {
    expect(layoutAt(path)).toContain('맨 위로');
  });

  it.each([paths.withdrawal(), paths.addAddress(), paths.orderComplete(), paths.recipientInfo('1')])(
    'covers no main button of %s',
    (path) => {
      expect(layoutAt(path)).toContain('<main');
      expect(layoutAt(path)).not.toContain('맨 위로');
    },
  );
});
