import { commerceError } from '../../error/commerce-error.ts';
import type { LoginSessionApi } from '../../session/login-session.port.ts';
import type { LoginSession } from '../../session/login-session.ts';
import { formatYmdt } from '../../value/calendar.ts';
import type { SessionNo } from '../../value/identifiers.ts';
import type { MemoryBackend } from './memory-backend.ts';

/** Where the member of a memory shop is logged in: here, and wherever a test has them log in besides. */
export interface MemoryLoginSessions {
  readonly api: LoginSessionApi;
  /** Logs the member in on another device, as `deviceLabel` names it; answers the number of that session. */
  logInElsewhere(device: string): number;
  isAlive(sessionNo: SessionNo): boolean;
}

/** Opens the sessions of a memory shop; the present one is the vault's. */
export function openMemoryLoginSessions(backend: MemoryBackend): MemoryLoginSessions {
  const { clock, vault } = backend;
  let here: { readonly login: string; readonly session: LoginSession } | null = null;
  let others: readonly LoginSession[] = [];
  const open = (device: string, isCurrent: boolean): LoginSession => {
    const now = formatYmdt(clock.now());
    return { sessionNo: backend.nextNo(), device, client: 'WEB', startYmdt: now, lastUseYmdt: now, isCurrent };
  };

  async function present(): Promise<LoginSession> {
    await backend.member();
    const login = (await vault.version())?.login ?? '';
    if (here?.login !== login) here = { login, session: open('', true) };
    return here.session;
  }

  return {
    api: {
      list: async () => [await present(), ...others],
      end: async (sessionNo) => {
        if ((await present()).sessionNo === sessionNo) return vault.clear();
        if (!others.some((other) => other.sessionNo === sessionNo)) throw commerceError('NOT_FOUND');
        others = others.filter((other) => other.sessionNo !== sessionNo);
      },
      endOthers: async () => {
        await present();
        others = [];
      },
    },
    logInElsewhere: (device) => {
      const session = open(device, false);
      others = [session, ...others];
      return session.sessionNo;
    },
    isAlive: (sessionNo) => others.some((other) => other.sessionNo === sessionNo),
  };
}
