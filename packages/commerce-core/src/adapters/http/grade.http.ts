import type { GradeApi, Membership, MemberGrade } from '../../grade/grade.port.ts';
import { fromWire } from '../../value/brand.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer';

/** Grade calls over HTTP. */
export function createHttpGradeApi(http: HttpCaller): GradeApi {
  return {
    get: async (signal) =>
      fromWire<MemberGrade>(
        await http.call((client, abort) => client.GET(`${ROOT}/grade`, { signal: abort }), { signal }),
      ),
    membership: async (signal) =>
      fromWire<Membership>(
        await http.call((client, abort) => client.GET(`${ROOT}/membership`, { signal: abort }), { signal }),
      ),
  };
}
