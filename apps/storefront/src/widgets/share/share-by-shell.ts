import { recordShare } from '@dealstore/commerce-core';
import type { SharedPage } from '@dealstore/commerce-core/domain';
import type { LoadServices } from '../../container/services.ts';
import { pageCodeHere } from '../../routes/page-code.ts';

/**
 * Offers the page it is on to the shell's own sheet, and records a share; gives the page back
 * where there is no such sheet.
 */
export async function shareByShell(
  services: LoadServices,
  about: Pick<SharedPage, 'title' | 'productNo'>,
): Promise<SharedPage | null> {
  // Without the query: it may tell where this visitor came from.
  const page = { link: window.location.origin + window.location.pathname, ...about };
  const pageCode = pageCodeHere();
  const ports = await services();
  const outcome = await ports.bridge.openShare(page);
  if (outcome === 'shared') recordShare(ports, pageCode, 'APP', page);
  return outcome === 'none' ? page : null;
}
