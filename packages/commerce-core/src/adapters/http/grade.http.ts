import type { GradeApi, Membership, MemberGrade } from '../../grade/grade.port.ts';
import { dataAs } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/customer';

/** Grade calls over HTTP. */
export function createHttpGradeApi(http: HttpClient): GradeApi {
  return {
    get: (signal) => dataAs<MemberGrade>(http.GET(`${ROOT}/grade`, { signal: signal ?? null })),
    membership: (signal) => dataAs<Membership>(http.GET(`${ROOT}/membership`, { signal: signal ?? null })),
  };
}
