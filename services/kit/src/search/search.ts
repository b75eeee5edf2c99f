/**
 * Global search over what a service owns (decision 041): one statement, each model limited by the policy of its lists.
 * A text fits when it holds the words, or nearly (trigrams, so misspelt words are found); a code fits by its number.
 */
import { SEARCH_RESULTS_PER_MODEL, type SearchModel, type SearchResult } from '@portal/contract';
import type { Actor } from '../auth/index.ts';
import { SqlValues, type Database } from '../database/index.ts';
import { permittedSql, type Policy } from '../policy/index.ts';
import { readWords, type SearchWords } from './words.ts';

export interface Searchable {
  readonly model: SearchModel;
  readonly policy: Policy<string, never, string>;
  /** The table as `t`, with what name and detail need. */
  readonly from: string;
  readonly name: string;
  readonly detail: string;
  /** Names and titles, each with a trigram index: found when misspelt too. */
  readonly texts: readonly SearchText[];
  /** Addresses and the like, each with a trigram index: found by a part of them. */
  readonly parts?: readonly string[];
  /** `PRJ` of PRJ000123 and the column that holds it: found by its number. */
  readonly code?: { readonly prefix: string; readonly digits: number; readonly column: string };
  /** A number written in several ways, as an expression of its digits alone: found by its beginning. */
  readonly digits?: string;
  /** Rows that are never shown. */
  readonly only?: string;
}

/**
 * An expression; with `through`, the text of a parent row: SQL over `t` that looks it up, with `{fits}` for its `column`.
 * A parent whose text is only near is shown itself, what belongs to it is not.
 */
export type SearchText =
  | string
  | {
      readonly text: string;
      readonly through: { readonly column: string; readonly sql: string };
    };

type Stage = 'holds' | 'near';

/**
 * How near a text must be: two letters of a short word that changed places are found; of a longer one more must be
 * right, or every title with one common word of it would have to be looked at.
 */
const nearness = (text: string): number => (text.length < 8 ? 0.3 : 0.42);
/** What is only near is shown as far as it is about as near as the nearest. */
const RELATIVE = 0.75;
/** The score of a whole name, a code or a number. */
const EXACT = 3;
/** Below this a part of a number fits too much to be of use. */
const SHORTEST_NUMBER = 3;

/**
 * What fits best of each model, models in the given order. Only a model of which nothing holds the words is searched for
 * what is near: two letters are near everything, and a number is right or wrong.
 */
export async function search(
  database: Database,
  searchables: readonly Searchable[],
  actor: Actor,
  typed: string,
): Promise<SearchResult[]> {
  const words = readWords(typed);
  const scored = await database.query<SearchResult & { score: number }>(
    searchStatement(searchables, actor, words, 'holds'),
  );
  const held = scored.map(({ score: _score, ...result }) => result);
  // Who types a whole name means it: names that are merely near would stand beside it.
  if (scored.some(({ score }) => score >= EXACT)) return held;
  const missing = searchables.filter(
    ({ model, texts }) =>
      texts.some((text) => typeof text === 'string') && !held.some((result) => result.model === model),
  );
  if (missing.length === 0 || words.isShort || words.digits || words.code) return held;
  const near = await database.knex.transaction(async (trx) => {
    // The planner does not know how dear a comparison by trigrams is, and would make it with every row of a small table.
    const text =
      "select set_config('pg_trgm.word_similarity_threshold', $1, true), set_config('enable_seqscan', 'off', true)";
    await database.query({ text, values: [String(nearness(words.text))], name: 'search nearness' }, trx);
    const found = await database.query<SearchResult & { score: number }>(
      searchStatement(missing, actor, words, 'near'),
      trx,
    );
    return found.map(({ score: _score, ...result }) => result);
  });
  return searchables.flatMap((one) => [...held, ...near].filter(({ model }) => model === one.model));
}

export function searchStatement(
  searchables: readonly Searchable[],
  actor: Actor,
  words: SearchWords,
  stage: Stage,
) {
  const values = new SqlValues();
  const parts = searchables.flatMap((one, index) => {
    const fits = stage === 'holds' ? holdingFits(one, words, values) : nearFits(one, words, values);
    return fits.length > 0 ? [`(${partSql(one, fits, { actor, values, index })})`] : [];
  });
  return {
    text: `select found.id, found.display_name, found.model, found.detail, found.score::float8 as score from (${parts.join('\nunion all\n')}) found
where found.score >= ${RELATIVE} * found.top or found.score >= 2
order by found.part, found.score desc, found.display_name`,
    values: values.values,
  };
}

interface Part {
  readonly actor: Actor;
  readonly values: SqlValues;
  readonly index: number;
}

interface Fit {
  /** What the indexes answer. */
  readonly when: string;
  readonly score: string;
}

function partSql(one: Searchable, fits: readonly Fit[], { actor, values, index }: Part): string {
  const score = `greatest(${fits.map(({ when, score: points }) => `case when ${when} then ${points} else 0 end`).join(', ')})`;
  const visible = permittedSql(one.policy, actor, values);
  const only = one.only ? ` and ${one.only}` : '';
  return `select ${index} as part, best.*, max(best.score) over () as top from (
  select '${one.model}' as model, to_jsonb(t.id) as id, ${one.name} as display_name, ${one.detail} as detail, ${score} as score
  from ${one.from} where ${visible}${only} and (${fits.map(({ when }) => when).join(' or ')})
  order by score desc, ${one.name}, t.id limit ${SEARCH_RESULTS_PER_MODEL}) best`;
}

function nearFits({ texts }: Searchable, { text: typed }: SearchWords, values: SqlValues): Fit[] {
  const text = `${values.named('typed', typed)}::text`;
  return texts
    .filter((one) => typeof one === 'string')
    .map((column) => ({ when: `${text} <% ${column}`, score: `word_similarity(${text}, ${column})` }));
}

function holdingFits(one: Searchable, words: SearchWords, values: SqlValues): Fit[] {
  return [
    ...one.texts.map((text) => textFit(text, words, values)),
    ...(one.parts ?? []).map((part) => ({
      when: `${part} ilike ${values.named('part', words.contains)}`,
      score: '2',
    })),
    ...codeFits(one, words, values),
    ...digitFits(one, words, values),
  ];
}

function textFit(given: SearchText, words: SearchWords, values: SqlValues): Fit {
  if (typeof given === 'string') return columnFit(given, words, values);
  const { text, through } = given;
  const { when } = columnFit(through.column, words, values);
  return { when: through.sql.replace('{fits}', () => when), score: columnFit(text, words, values).score };
}

/** The whole name before its beginning before a part of it. Two letters are looked for where words begin. */
function columnFit(column: string, words: SearchWords, values: SqlValues): Fit {
  const starts = values.named('start', words.starts);
  const holds = words.isShort
    ? `(${column} ilike ${starts} or ${column} ilike ${values.named('word', words.startsWord)})`
    : `${column} ilike ${values.named('part', words.contains)}`;
  const whole = `lower(${column}) = lower(${values.named('typed', words.text)}::text)`;
  return {
    when: holds,
    score: `2 + case when ${whole} then 1 when ${column} ilike ${starts} then 0.5 else 0 end`,
  };
}

/** The number itself, then codes that begin so, or hold it; a code of another model fits nothing here. */
function codeFits({ code }: Searchable, { code: wanted }: SearchWords, values: SqlValues): Fit[] {
  if (!code || !wanted || (wanted.prefix && wanted.prefix !== code.prefix)) return [];
  const { column, prefix, digits } = code;
  const whole = values.bind(`${prefix}${wanted.number.padStart(digits, '0')}`);
  const exact = { when: `${column} = ${whole}`, score: '5' };
  if (wanted.prefix) {
    const start = values.bind(`${prefix}${wanted.typed}%`);
    return [exact, { when: `${column} like ${start}`, score: '3' }];
  }
  if (wanted.number.length < SHORTEST_NUMBER) return [exact];
  return [exact, { when: `${column} ilike ${values.bind(`%${wanted.number}%`)}`, score: '2' }];
}

function digitFits({ digits }: Searchable, words: SearchWords, values: SqlValues): Fit[] {
  if (!digits || words.digits.length < SHORTEST_NUMBER) return [];
  return [{ when: `${digits} like ${values.named('digits', `${words.digits}%`)}`, score: '3' }];
}

/** A label by its number, as SQL: `case t.status when 1 then 'Created' …`. */
export function sqlLabels(column: string, labels: Readonly<Record<number, string>>): string {
  const cases = Object.entries(labels).map(
    ([number, label]) => `when ${Number(number)} then '${label.replaceAll("'", "''")}'`,
  );
  return `case ${column} ${cases.join(' ')} end`;
}
