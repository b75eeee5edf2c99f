/** What a password must contain (spec 1 section 5). The page shows it while one types, the server decides by it. */
import { LIMITS } from '../basics/limits.ts';

export const PASSWORD_CRITERIA = ['length', 'digit', 'upper', 'lower', 'special'] as const;
export type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number];

/** Letters of every alphabet count as letters, so a special character is neither letter, digit nor blank. */
const CRITERION_CHECKS: Record<PasswordCriterion, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= LIMITS.passwordMinimum,
  digit: (password) => /\p{Nd}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The criteria that a password does not meet, in their order; none when it is good. */
export function unmetCriteria(password: string): PasswordCriterion[] {
  return PASSWORD_CRITERIA.filter((criterion) => !CRITERION_CHECKS[criterion](password));
}
