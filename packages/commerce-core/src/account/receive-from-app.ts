import type { Ports } from '../ports.ts';
import type { AppConsentType } from './app-consent.ts';

/**
 * Sets whether the app may send a kind of messages. Who wants one is asked for the phone's permission to push, around
 * which an app is; the consent stands whatever they answer. Spec §1, §7. Rejects as AccountApi does.
 */
export async function receiveFromApp(
  { accountApi, bridge }: Pick<Ports, 'accountApi' | 'bridge'>,
  type: AppConsentType,
  isOn: boolean,
): Promise<void> {
  await accountApi.receive(type, isOn);
  if (isOn && (await bridge.permission('push')) !== 'granted') void bridge.requestPermission('push');
}
