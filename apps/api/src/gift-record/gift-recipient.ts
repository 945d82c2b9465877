/**
 * SQL conditions by which `reader`, a row of `member_no` and `phone`, is a gift's recipient: the member who has accepted
 * it or, before that, who owns its phone. Never its sender, who may own that phone by now.
 * NOTE: two conditions, since each follows an index of its own.
 */
export const RECEIVED_BY_READER = {
  accepted: 'receiver_member_no = reader.member_no and sender_member_no <> reader.member_no',
  meant: 'receiver_member_no is null and receiver_phone = reader.phone and sender_member_no <> reader.member_no',
} as const;
