/** What a draft of a review may contain, and what a submitted one must (spec 3 sections 3 and 5). */
import { findRubric, type ScoreDraft } from '@portal/contract';
import { AppError } from '@portal/kit';
import { describe, expect, it } from 'vitest';
import { checkComplete, checkDraft } from './score-rules.ts';

const MATCH = findRubric('research_match', 2);
const TISSUE = findRubric('tissue', 2);
const PLAIN = findRubric('plain', 1);
const EMPTY: ScoreDraft = { blocks: {}, notes: {}, reviewer_decision: null, build_merit: null };
const scored = (scores: Readonly<Record<string, number | null>>): ScoreDraft => ({
  ...EMPTY,
  blocks: Object.fromEntries(
    Object.entries(scores).map(([key, score]) => [
      key,
      { score, comment: { strengths: '', weaknesses: '' } },
    ]),
  ),
});
const REQUIRED = ['Required field'];

function readFaults(check: () => void): unknown {
  try {
    check();
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
  return undefined;
}

describe('a draft', () => {
  it.each([
    ['nothing', MATCH, EMPTY],
    ['scores of the scale', MATCH, scored({ research: 1, community: 5, feasibility: null })],
    ['scores in steps', TISSUE, scored({ novel: 45 })],
    ['notes of the rubric', TISSUE, { ...EMPTY, notes: { funding: 'None' } }],
    ['the build merit that it asks for', MATCH, { ...EMPTY, build_merit: 'Yes' as const }],
  ])('may contain %s', (_what, rubric, draft) => {
    expect(readFaults(() => checkDraft(rubric, draft, undefined))).toBeUndefined();
  });

  it.each([
    [
      'a score outside the scale',
      MATCH,
      scored({ research: 6 }),
      { 'blocks.research.score': ['Choose a whole number from 1 to 5'] },
    ],
    [
      'a score between two steps',
      TISSUE,
      scored({ novel: 7 }),
      { 'blocks.novel.score': ['Choose a number from 0 to 50 in steps of 5'] },
    ],
    [
      'a criterion of another rubric',
      MATCH,
      scored({ novel: 5 }),
      { 'blocks.novel': ['This criterion does not apply to this request'] },
    ],
    [
      'a score where nothing is scored',
      { ...MATCH, scale: null },
      scored({ research: 1 }),
      { 'blocks.research.score': ['This request has no scores'] },
    ],
    [
      'a note of another rubric',
      MATCH,
      { ...EMPTY, notes: { funding: 'None' } },
      { 'notes.funding': ['The review of this request does not have this part'] },
    ],
    [
      'a build merit that no one asked for',
      PLAIN,
      { ...EMPTY, build_merit: 'No' as const },
      { build_merit: ['This question does not apply to this request'] },
    ],
  ])('may not contain %s', (_what, rubric, draft, faults) => {
    expect(readFaults(() => checkDraft(rubric, draft, undefined))).toEqual(faults);
  });

  it('has no scores where the cohort is not scored', () => {
    expect(readFaults(() => checkDraft(MATCH, scored({ research: 1 }), 'SPARK'))).toEqual({
      'blocks.research.score': ["This request has no scores as it's cohort is SPARK"],
    });
  });
});

describe('a submitted review', () => {
  const decided = { reviewer_decision: 'Approve' as const, build_merit: 'Yes' as const };

  it('needs every score, a decision and the build merit', () => {
    const all = Object.fromEntries(MATCH.criteria.map(({ key }) => [key, 3]));
    expect(readFaults(() => checkComplete(MATCH, { ...scored(all), ...decided }))).toBeUndefined();
    expect(readFaults(() => checkComplete(MATCH, scored({ ...all, research: null })))).toEqual({
      'blocks.research.score': REQUIRED,
      reviewer_decision: REQUIRED,
      build_merit: REQUIRED,
    });
    expect(readFaults(() => checkComplete(MATCH, { ...EMPTY, ...decided }))).toEqual(
      Object.fromEntries(MATCH.criteria.map(({ key }) => [`blocks.${key}.score`, REQUIRED])),
    );
  });

  it('needs the notes that the rubric requires, and no other part', () => {
    const review: ScoreDraft = { ...EMPTY, reviewer_decision: 'Defer' };
    expect(readFaults(() => checkComplete(PLAIN, review))).toEqual({ 'notes.other': REQUIRED });
    expect(readFaults(() => checkComplete(PLAIN, { ...review, notes: { other: ' ' } }))).toEqual({
      'notes.other': REQUIRED,
    });
    expect(readFaults(() => checkComplete(PLAIN, { ...review, notes: { other: 'Sound' } }))).toBeUndefined();
  });
});
