/** Decides whether and how well a row matches the typed text: SQL over the row's texts, codes and numbers. */
import type { SqlValues } from '../database/index.ts';
import type { Searchable, SearchText } from './searchable.ts';
import type { SearchWords } from './words.ts';

export interface Fit {
  /** Condition that an index can answer. */
  readonly when: string;
  readonly score: string;
}

/** From this score on, a text contains the typed words; below, it is only similar. */
export const CONTAINS = 2;
/** Fewer digits match too many numbers to be useful. */
const SHORTEST_NUMBER = 3;

export function nearFits({ texts }: Searchable, { text: typed }: SearchWords, values: SqlValues): Fit[] {
  const text = `${values.named('typed', typed)}::text`;
  return texts
    .filter((one) => typeof one === 'string')
    .map((column) => ({ when: `${text} <% ${column}`, score: `word_similarity(${text}, ${column})` }));
}

export function containingFits(one: Searchable, own: string, words: SearchWords, values: SqlValues): Fit[] {
  return [
    ...one.texts.flatMap((text) => textFits(text, own, words, values)),
    ...(one.parts ?? []).map((part) => ({
      when: `${part} ilike ${values.named('part', words.contains)}`,
      score: `${CONTAINS} + case when lower(${part}) = lower(${values.named('typed', words.text)}::text) then 1 else 0 end`,
    })),
    ...codeFits(one, words, values),
    ...digitFits(one, words, values),
  ];
}

/** The searcher's own rows are searched separately, because the look-up of parents may find other parents first. */
function textFits(given: SearchText, own: string, words: SearchWords, values: SqlValues): Fit[] {
  if (typeof given === 'string') return [columnFit(given, words, values)];
  const { text, through } = given;
  const { when } = columnFit(through.column, words, values);
  const { when: condition, score } = columnFit(text, words, values);
  return [
    { when: through.sql.replace('{fits}', () => when), score },
    { when: `(${own} and ${condition})`, score },
  ];
}

/**
 * Scores the whole name, its beginning, the beginning of a word, any part, in this order and before other texts. Two
 * letters match only where words begin.
 */
function columnFit(column: string, words: SearchWords, values: SqlValues): Fit {
  const starts = values.named('start', words.starts);
  const startsWord = values.named('word', words.startsWord);
  const condition = words.isShort
    ? `(${column} ilike ${starts} or ${column} ilike ${startsWord})`
    : `${column} ilike ${values.named('part', words.contains)}`;
  const whole = `lower(${column}) = lower(${values.named('typed', words.text)}::text)`;
  return {
    when: condition,
    score: `${CONTAINS} + case when ${whole} then 1 when ${column} ilike ${starts} then 0.5
      when ${column} ilike ${startsWord} then 0.4 else 0.2 end`,
  };
}

/** Scores the exact number, then codes that begin with it or contain it; another model's prefix matches nothing. */
function codeFits({ code }: Searchable, { code: wanted }: SearchWords, values: SqlValues): Fit[] {
  if (!code || !wanted || (wanted.prefix && wanted.prefix !== code.prefix)) return [];
  const { column, prefix, digits } = code;
  const whole = values.bind(`${prefix}${wanted.number.padStart(digits, '0')}`);
  const exact = { when: `${column} = ${whole}`, score: '5' };
  if (wanted.prefix) {
    const start = values.bind(`${prefix}${wanted.typed}%`);
    return [exact, { when: `${column} like ${start}`, score: '2.5' }];
  }
  if (wanted.number.length < SHORTEST_NUMBER) return [exact];
  return [exact, { when: `${column} ilike ${values.bind(`%${wanted.number}%`)}`, score: '2' }];
}

function digitFits({ digits }: Searchable, words: SearchWords, values: SqlValues): Fit[] {
  if (!digits || words.digits.length < SHORTEST_NUMBER) return [];
  const begins = `${digits} like ${values.named('digits', `${words.digits}%`)}`;
  return [{ when: begins, score: `case when ${digits} = ${values.bind(words.digits)} then 3 else 2.5 end` }];
}
