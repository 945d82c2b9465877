import { insertMember, logInAs, type TestMember } from '@dealstore/api/bench';
import type { BenchShop } from './shop.ts';

/** Members who are logged in, for callers of the bench; those of another part begin at another number. */
export async function insertMembers(
  { database, clock }: BenchShop,
  count: number,
  first = 0,
): Promise<readonly TestMember[]> {
  const members: TestMember[] = [];
  for (let index = first; index < first + count; index += 1) {
    const memberNo = await insertMember(database, {
      name: `벤치${index}`,
      shopbyId: `bench-${index}`,
      phone: `0109${String(index).padStart(7, '0')}`,
    });
    members.push(await logInAs(database, memberNo, clock.now()));
  }
  return members;
}
