/** Checks whether a refusal comes from a catalog. In the pseudo-language, all text outside of its brackets does not. */
import { PSEUDO_LANGUAGE } from '@portal/contract/language';
import { PSEUDO_BRACKETS } from '@portal/contract/pseudo-language';
import type { TestAnswer } from './harness.ts';

export const IN_PSEUDO: Readonly<Record<string, string>> = { 'Accept-Language': PSEUDO_LANGUAGE };

const [OPEN] = PSEUDO_BRACKETS;

/** The texts of a refusal that people read. */
function readTexts({ body }: Pick<TestAnswer, 'body'>): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const refusal: unknown = 'detail' in body ? body.detail : body;
  return listStrings(refusal);
}
const listStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listStrings)
      : [];

/** The first text of the refusal without any catalog text; undefined if there is none. */
export const findForeignWords = (answer: Pick<TestAnswer, 'status' | 'body'>): string | undefined =>
  answer.status < 400 ? undefined : readTexts(answer).find((text) => !text.includes(OPEN));
