import type { Bridge } from '../../bridge/bridge.port.ts';

/** The bridge where no shell is: every call does nothing. */
export function absentBridge(): Bridge {
  const nothing = () => undefined;
  const none = async () => null;
  const no = async () => false;
  return {
    isPresent: () => false,
    status: () => 'absent',
    can: () => false,
    appState: () => null,
    subscribe: () => nothing,
    sync: nothing,
    permission: none,
    requestPermission: none,
    pushToken: none,
    appVersion: none,
    setUserId: nothing,
    setMenuOpen: nothing,
    openShare: async () => 'none',
    logEvent: nothing,
    pickContact: none,
    openPayment: no,
    openExternal: no,
    secureGet: none,
    secureSet: no,
    onBack: nothing,
    onOpened: nothing,
    leave: nothing,
  };
}
