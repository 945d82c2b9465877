export {
  EVENT_REFUSALS,
  type EventJoin,
  eventRefusal,
  type EventRefusal,
  type EventStanding,
  type EventTerms,
  type EventType,
  type EventVisitor,
  readEventRefusal,
  refusalOfCoupon,
  type ShopEvent,
} from './event.ts';
