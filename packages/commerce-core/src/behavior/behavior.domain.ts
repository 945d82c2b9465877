export { ANALYTICS_CONSENT, mayDescribeMember, memberEvent, type MemberEvent } from './member-event.ts';
export {
  SHARE_CHANNELS,
  shareAddress,
  type ShareChannel,
  type SharedPage,
  shareEvent,
  type ShareEvent,
} from './share.ts';
