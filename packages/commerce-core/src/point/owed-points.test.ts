import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { addWon, subtractWon, type Won, won, ZERO_WON } from '../value/won.ts';
import { pointsToTakeBack, setOffPoints, takeBackPoints } from './owed-points.ts';

const runs = { numRuns: testSizes.moneyRuns };

describe('points that are taken back', () => {
  it('are taken as far as there are any, and owed beyond', () => {
    expect(takeBackPoints(won(967), won(7))).toEqual({ takenAmt: 7, owedAmt: 960 });
    expect(takeBackPoints(won(967), won(2_000))).toEqual({ takenAmt: 967, owedAmt: 0 });
  });

  it('are settled by the next points earned', () => {
    expect(setOffPoints(won(960), won(960))).toEqual({ setOffAmt: 960, creditedAmt: 0 });
    expect(setOffPoints(won(100), won(960))).toEqual({ setOffAmt: 100, creditedAmt: 0 });
    expect(setOffPoints(won(1_000), won(960))).toEqual({ setOffAmt: 960, creditedAmt: 40 });
  });

  it.prop([amount(), amount(), amount()], runs)(
    'are never more than were given, less kept and already returned ones',
    (grantedAmt, keptAmt, goneAmt) => {
      const taken = pointsToTakeBack({ grantedAmt, keptAmt, goneAmt });
      expect(taken).toBe(Math.max(0, grantedAmt - keptAmt - goneAmt));
    },
  );
});

/** What happens to a member's points. What is done to a purchase is done to the `pick`-th of all there are. */
interface Step {
  readonly action: 'earn' | 'goBack' | 'spend' | 'restore';
  readonly pick: number;
  readonly points: Won;
}

interface Member {
  readonly available: Won;
  readonly owed: Won;
  /** Purchases that brought points: how many, how many are left of it, how many went. */
  readonly earned: readonly { readonly grantedAmt: Won; readonly keptAmt: Won; readonly goneAmt: Won }[];
  /** Orders paid with points. */
  readonly spent: readonly Won[];
}

const steps = fc.array(
  fc.record<Step>({
    action: fc.constantFrom('earn', 'goBack', 'goBack', 'spend', 'restore'),
    pick: fc.nat(9),
    points: amount(3_000),
  }),
  { maxLength: 60, size: 'max' },
);

function credit(member: Member, incoming: Won): Member {
  const { setOffAmt, creditedAmt } = setOffPoints(incoming, member.owed);
  return {
    ...member,
    available: addWon(member.available, creditedAmt),
    owed: subtractWon(member.owed, setOffAmt),
  };
}

function after(member: Member, { action, pick, points }: Step): Member {
  const { available, owed, earned, spent } = member;
  if (action === 'earn') {
    const purchase = { grantedAmt: points, keptAmt: points, goneAmt: ZERO_WON };
    return credit({ ...member, earned: [...earned, purchase] }, points);
  }
  if (action === 'spend') {
    const paid = won(Math.min(points, available));
    return { ...member, available: subtractWon(available, paid), spent: [...spent, paid] };
  }
  if (action === 'restore') {
    const at = pick % Math.max(1, spent.length);
    return credit({ ...member, spent: spent.filter((_, index) => index !== at) }, spent[at] ?? ZERO_WON);
  }
  const at = pick % Math.max(1, earned.length);
  const purchase = earned[at];
  if (purchase === undefined) return member;
  const keptAmt = won(Math.max(0, purchase.keptAmt - points));
  const amountBack = pointsToTakeBack({ ...purchase, keptAmt });
  const { takenAmt, owedAmt } = takeBackPoints(amountBack, available);
  const changed = { ...purchase, keptAmt, goneAmt: addWon(purchase.goneAmt, amountBack) };
  return {
    ...member,
    available: subtractWon(available, takenAmt),
    owed: addWon(owed, owedAmt),
    earned: earned.map((one, index) => (index === at ? changed : one)),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

describe('a life of points', () => {
  it.prop([steps], { numRuns: testSizes.moneyRuns * 5 })(
    'brings exactly what was earned and kept, and no member owes points while having some',
    (life) => {
      let member: Member = { available: ZERO_WON, owed: ZERO_WON, earned: [], spent: [] };
      for (const step of life) {
        member = after(member, step);
        const { available, owed, earned, spent } = member;
        expect(available + sum(spent) - owed).toBe(sum(earned.map(({ keptAmt }) => keptAmt)));
        expect(Math.min(available, owed)).toBe(0);
        expect(available).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
