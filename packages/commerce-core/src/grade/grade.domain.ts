export {
  GRADE_MONTHS,
  gradePeriod,
  gradeProgress,
  type GradeProgress,
  type GradePurchases,
  type MembershipGrade,
  nextGradeEvaluation,
  percentToGrade,
} from './grade.ts';
