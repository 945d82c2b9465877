/** What the app may send: information, benefits, and benefits at night. Spec §7. */
export type AppConsentType = 'APP_INFO' | 'APP_BENEFIT' | 'APP_NIGHT';

/** Every kind of what the app may send, in the order it is shown. Spec §7. */
export const APP_CONSENT_TYPES: readonly AppConsentType[] = ['APP_INFO', 'APP_BENEFIT', 'APP_NIGHT'];

/** Whether the member receives one kind in the app. Spec §7; the shape is Assumed. */
export interface AppConsent {
  readonly type: AppConsentType;
  readonly agreed: boolean;
  /** `yyyy-MM-dd HH:mm:ss` in Korea; null when never asked. */
  readonly changedAt: string | null;
}

/** One answer about one kind. */
export interface AppConsentChange {
  readonly type: AppConsentType;
  readonly agreed: boolean;
}

/**
 * What one answer that is taken changes, in order. The night needs the benefits, so taking those back takes the night
 * back as well, and saying again what holds changes nothing. Spec §7.
 * @param held what the member has agreed to until now
 */
export function appConsentChanges(
  held: ReadonlySet<AppConsentType>,
  { type, agreed }: AppConsentChange,
): readonly AppConsentChange[] {
  const own = held.has(type) === agreed ? [] : [{ type, agreed }];
  const losesNight = type === 'APP_BENEFIT' && !agreed && held.has('APP_NIGHT');
  return losesNight ? [...own, { type: 'APP_NIGHT', agreed: false }] : own;
}
