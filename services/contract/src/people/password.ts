/** Password criteria (spec 1 section 5). The page shows them while the user types; the server enforces them. */
import { LIMITS } from '../basics/limits.ts';

export const PASSWORD_CRITERIA = ['length', 'digit', 'upper', 'lower', 'special'] as const;
export type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number];

/** Letters of every alphabet count as letters: a special character is neither a letter, a digit nor a blank. */
const CRITERION_CHECKS: Record<PasswordCriterion, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= LIMITS.passwordMinimum,
  digit: (password) => /\p{Nd}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The criteria that a password fails, in order; empty if it meets all. */
export function unmetCriteria(password: string): PasswordCriterion[] {
  return PASSWORD_CRITERIA.filter((criterion) => !CRITERION_CHECKS[criterion](password));
}
