import {
  GRADE_MONTHS,
  gradePeriod,
  gradeProgress,
  kstDate,
  nextGradeEvaluation,
  won,
  type Language,
  type GradeNo,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { inLanguage } from '../catalogue/catalogue.ts';
import type { Handlers, JsonAnswer } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import type { Selectable } from 'kysely';
import type { MemberGradeRow } from '../database/schema/schema.ts';
import { readGrades, readPurchases } from './grade.store.ts';

type GradeAnswer = JsonAnswer<'getMembership'>['grades'][number];

/** The member's grade, and the membership for everybody. Spec §2. */
export function gradeRoutes({ database, clock }: AppParts): Pick<Handlers, 'getGrade' | 'getMembership'> {
  async function gradeNoOf(memberNo: MemberNo): Promise<GradeNo> {
    const { gradeNo } = await database
      .selectFrom('member')
      .select('gradeNo')
      .where('memberNo', '=', memberNo)
      .executeTakeFirstOrThrow();
    return gradeNo;
  }
  return {
    getGrade: async ({ caller, language }) => {
      const { memberNo } = requireMember(caller);
      const evaluatedAt = nextGradeEvaluation(clock.now());
      const period = gradePeriod(evaluatedAt);
      const [grades, gradeNo, purchases] = await Promise.all([
        readGrades(database),
        gradeNoOf(memberNo),
        readPurchases(database, memberNo, period),
      ]);
      const own = grades.find((grade) => grade.gradeNo === gradeNo);
      if (own === undefined) throw new Error(`member ${memberNo} has grade ${gradeNo}, which does not exist`);
      const { expected, next, missingPayment, missingCount } = gradeProgress(grades.map(thresholdsOf), purchases);
      return {
        grade: gradeAnswer(own, language),
        expected: gradeAnswer(expected.row, language),
        next: next === null ? null : gradeAnswer(next.row, language),
        ...purchases,
        missingPayment,
        missingCount,
        evaluatedMonths: GRADE_MONTHS,
        startYmd: kstDate(period.from),
        nextEvaluationYmd: kstDate(evaluatedAt),
      };
    },
    getMembership: async ({ caller, language }) => {
      const [grades, gradeNo] = await Promise.all([
        readGrades(database),
        caller === null ? null : gradeNoOf(caller.memberNo),
      ]);
      return {
        grades: grades.map((grade) => gradeAnswer(grade, language)),
        gradeNo,
        evaluatedMonths: GRADE_MONTHS,
      };
    },
  };
}

function thresholdsOf(row: Selectable<MemberGradeRow>) {
  return { row, minimumPayment: won(row.minimumPayment), minimumCount: row.minimumCount };
}

function gradeAnswer(row: Selectable<MemberGradeRow>, language: Language): GradeAnswer {
  return {
    gradeNo: row.gradeNo,
    label: inLanguage(language, row.label, row.labelEn),
    description: inLanguage(language, row.description, row.descriptionEn),
    minimumPayment: row.minimumPayment,
    minimumCount: row.minimumCount,
    reserveRate: Number(row.reserveRate),
    benefits: benefitsOf(row.benefits).map(({ label, labelEn }) => inLanguage(language, label, labelEn)),
  };
}

interface Benefit {
  readonly label: string;
  readonly labelEn: string;
}

function benefitsOf(stored: unknown): readonly Benefit[] {
  return Array.isArray(stored) ? stored.filter(isBenefit) : [];
}

function isBenefit(value: unknown): value is Benefit {
  return typeof value === 'object' && value !== null && 'label' in value && 'labelEn' in value;
}
