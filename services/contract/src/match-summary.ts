/** Research Match ids and the choices of a summary (spec 3 sections 3 and 5). Free of zod. */
import { MESSAGES } from './messages.ts';
import { METHODS } from './request-types/research-match/study-fields.ts';
import { fillText } from './words.ts';

export const IRB_STATUSES = ['Fully Approved', 'Partially Approved'] as const;
export type IrbStatus = (typeof IRB_STATUSES)[number];

export const STUDY_TYPES = METHODS;
export type StudyType = (typeof STUDY_TYPES)[number];

/** Who builds an online survey. */
export const BUILD_PREFERENCES = ['team', 'foundation'] as const;
export type BuildPreference = (typeof BUILD_PREFERENCES)[number];

/** RM, four digits, and for a further arm of the study a capital letter or a number of its own. */
const RM_ID = /^RM\d{4}(?:[A-Z]|-\d{1,2})?$/;
export const RM_BASE = /^RM\d{4}$/;

/** The ids as somebody typed them, separated by spaces, commas or semicolons, each once. */
export const splitRmIds = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((part) => part !== '')),
];

/** What the ids of one study have in common. */
export const findRmBase = (rmId: string): string => rmId.slice(0, 6);

/** @returns the words by which the ids are refused; undefined where they are good */
export function refuseRmIds(rmIds: readonly string[]): string | undefined {
  const wrong = rmIds.filter((rmId) => !RM_ID.test(rmId));
  if (wrong.length > 0) return fillText(MESSAGES.rmIdFormat, { ids: wrong.join(', ') });
  return new Set(rmIds.map(findRmBase)).size > 1 ? fillText(MESSAGES.rmIdBase, {}) : undefined;
}
