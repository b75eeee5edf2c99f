/**
 * Explanations of scores: per criterion, as a table above the form (spec 3 section 2.7), or one text per score of a
 * short scale.
 */
import type { Rubric } from './rubrics.ts';
import { translatable } from '../words/words.ts';

export interface RubricGuide {
  /** First and last score of each band of the scale, lowest band first. */
  readonly bands: readonly (readonly [from: number, to: number])[];
  /** For each criterion, the meaning of each band. */
  readonly meanings: Readonly<Record<string, readonly string[]>>;
}

const TISSUE_1: RubricGuide = {
  bands: [
    [0, 15],
    [20, 35],
    [40, 50],
  ],
  meanings: translatable('rubric-guides', {
    importance: [
      'Little would follow from the answer',
      'Useful to a part of the field',
      'The field needs the answer',
    ],
    autism_understanding: [
      'Says little about autism',
      'Adds to what is known of autism',
      'Could change how autism is understood',
    ],
    novel: ['Repeats what was done', 'New in a part of it', 'A new question, method or kind of data'],
    design: [
      'Gaps that would leave the question open',
      'Sound, with gaps in controls, numbers or statistics',
      'Well controlled, with enough donors for the statistics',
    ],
    alternatives: [
      'Can be answered without brain tissue',
      'Other material would answer a part of it',
      'Brain tissue alone can answer it',
    ],
    preliminary_data: [
      'None, or none that supports the plan',
      'Support a part of the plan',
      'Show that the methods work on such tissue',
    ],
    expertise: [
      'New to such tissue and to the methods',
      'Experienced with a part of the work',
      'Has done work of this kind',
    ],
  }),
};

/** The same scale in plain language. */
const TISSUE_2: RubricGuide = {
  bands: TISSUE_1.bands,
  meanings: translatable('rubric-guides-2', {
    importance: [
      'The answer would change little',
      'Useful to part of the field',
      'The field needs this answer',
    ],
    autism_understanding: [
      'Says little about autism',
      'Adds to what we know about autism',
      'Could change how we understand autism',
    ],
    novel: ['Repeats earlier work', 'New in part', 'A new question, method or type of data'],
    design: [
      'Gaps would leave the question open',
      'Sound, with gaps in controls, numbers or statistics',
      'Well controlled, with enough donors for the statistics',
    ],
    alternatives: [
      'Does not need brain tissue',
      'Other material could answer part of the question',
      'Only brain tissue can answer the question',
    ],
    preliminary_data: [
      'None, or none that supports the plan',
      'Supports part of the plan',
      'Shows that the methods work on this kind of tissue',
    ],
    expertise: [
      'New to this kind of tissue and to the methods',
      'Experienced in part of the work',
      'Has done this kind of work before',
    ],
  }),
};

const GUIDES: Readonly<Record<string, RubricGuide>> = { 'tissue 1': TISSUE_1, 'tissue 2': TISSUE_2 };

/** @returns undefined for a rubric without a table */
export const findGuide = ({ key, version }: Pick<Rubric, 'key' | 'version'>): RubricGuide | undefined =>
  GUIDES[`${key} ${version}`];

/** For a short scale: the meaning of each score, for all criteria. */
const MATCH_SCALE: Readonly<Record<string, string>> = translatable('rubric-scales', {
  '1': 'Serious weaknesses',
  '2': 'More weaknesses than strengths',
  '3': 'As many strengths as weaknesses',
  '4': 'Strong, with minor weaknesses',
  '5': 'Excellent, with no real weakness',
});
const SCALE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'research_match 1': MATCH_SCALE,
  'research_match 2': MATCH_SCALE,
};

/** @returns undefined if a table explains the rubric's scores, or it has no scores */
export const findScaleWords = ({
  key,
  version,
}: Pick<Rubric, 'key' | 'version'>): Readonly<Record<string, string>> | undefined =>
  SCALE_WORDS[`${key} ${version}`];
