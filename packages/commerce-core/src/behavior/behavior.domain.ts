export { BEHAVIOR_TYPES, type Behavior, type BehaviorType, isPageCode, pageCodeOf } from './behavior.ts';
export {
  type Arrival,
  type Campaign,
  CAMPAIGN_HEADERS,
  CAMPAIGN_VALUE_LENGTH,
  campaignHeaders,
  campaignOfHeaders,
  NO_CAMPAIGN,
  readCampaign,
} from './campaign.ts';
export { ga4Event, type Ga4Event } from './ga4-event.ts';
export {
  goodsEvent,
  type GoodsEvent,
  type GoodsEventName,
  listedGoods,
  type ListedProduct,
  listEvent,
  type ListEvent,
  orderedGoods,
  type TrackedGoods,
} from './goods-event.ts';
export { ANALYTICS_CONSENT, mayDescribeMember, memberEvent, type MemberEvent } from './member-event.ts';
export {
  SHARE_CHANNELS,
  shareAddress,
  type ShareChannel,
  type SharedChannel,
  type SharedPage,
  shareEvent,
  type ShareEvent,
} from './share.ts';
