/**
 * Whether the `reader`, a row of `member_no` and `phone`, is a gift's recipient, as SQL: the member who has accepted
 * it, or whose phone it is meant for while no member has accepted it. Never its sender, who may have that phone by now.
 * NOTE: two conditions, since each follows an index of its own.
 */
export const RECEIVED_BY_READER = {
  accepted: 'receiver_member_no = reader.member_no and sender_member_no <> reader.member_no',
  meant: 'receiver_member_no is null and receiver_phone = reader.phone and sender_member_no <> reader.member_no',
} as const;
