import { accountRoutes } from '../../account/account.routes.ts';
import { forgetMemberJob } from '../../account/forget-member.job.ts';
import { deleteUnusedFilesJob } from '../../file/delete-unused-files.job.ts';
import { giftRoutes } from '../../gift/gift.routes.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { orderJobs } from '../../order/order.jobs.ts';
import { orderRoutes } from '../../order/order.routes.ts';
import { pointRoutes } from '../../point/point.routes.ts';
import type { OperationId } from '../../contract/operation.ts';
import { phoneCertificationRoutes } from '../../session/phone-certification.routes.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { readCode } from '../session/phone-code.ts';
import { callerOf, type Answer, type TestCall } from '../http/test-call.ts';

/** A shop whose members buy, change what is known of them, and leave. */
export async function openAccountShop(): Promise<OrderShop> {
  const shop = await openOrderShop();
  const { parts } = shop;
  const call = callerOf(parts, {
    ...orderRoutes(parts),
    ...giftRoutes(parts),
    ...pointRoutes(parts),
    ...accountRoutes(parts),
    ...phoneCertificationRoutes(parts),
  });
  const jobs = createJobRunner({
    ...parts,
    kinds: [...orderJobs(parts), forgetMemberJob, deleteUnusedFilesJob(parts.files)],
  });
  return { ...shop, call, jobs };
}

let lastAddress = 0;

/** An address without any call yet, so that the limit of one does not meet the next test. */
export function newAddress(): string {
  lastAddress += 1;
  return `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

/** A code that has arrived on a phone, and one that is not it. */
export interface ArrivedCode {
  readonly verificationId: string;
  readonly right: string;
  readonly wrong: string;
}

type Caller = Pick<TestCall, 'bearer'>;

/** Asks for a code and reads it off the phone. */
export async function askCode(
  { call, test }: OrderShop,
  caller: Caller,
  body: { readonly purpose: 'phone' | 'withdrawal'; readonly phone?: string },
): Promise<ArrivedCode> {
  const codeAnswer = await call('requestPhoneCode', { ...bearerOf(caller), body, address: newAddress() });
  if (codeAnswer.code !== null) throw new Error(`no code: ${codeAnswer.code}`);
  const phone = body.phone ?? (await call('getAccount', bearerOf(caller))).body.phone;
  const right = await readCode(test.database, phone);
  return { verificationId: codeAnswer.body.verificationId, right, wrong: right === '000000' ? '000001' : '000000' };
}

/** Tries a code. */
export function confirm(
  { call }: OrderShop,
  caller: Caller,
  verificationId: string,
  code: string,
): Promise<Answer<'confirmPhoneCode'>> {
  return call('confirmPhoneCode', { ...bearerOf(caller), body: { verificationId, code }, address: newAddress() });
}

/** Proves that it is the member who wants to leave. */
export async function proveLeaving(shop: OrderShop, caller: Caller): Promise<string> {
  const { verificationId, right } = await askCode(shop, caller, { purpose: 'withdrawal' });
  const { status } = await confirm(shop, caller, verificationId, right);
  if (status !== 204) throw new Error('not proven');
  return verificationId;
}

/** Leaves the shop with a proof. */
export function leave({ call }: OrderShop, caller: Caller, verificationId: string): Promise<Answer<'withdraw'>> {
  return call('withdraw', { ...bearerOf(caller), body: { withdrawReason: '다른 곳을 써요', verificationId } });
}

/** The codes operations answer. */
export async function codesOf(
  { call }: OrderShop,
  caller: Caller,
  operations: readonly OperationId[],
): Promise<readonly (string | null)[]> {
  const answers = await Promise.all(operations.map((operation) => call(operation, bearerOf(caller))));
  return answers.map(({ code }) => code);
}

function bearerOf({ bearer }: Caller): Caller {
  return bearer === undefined ? {} : { bearer };
}
