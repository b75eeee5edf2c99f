/**
 * Global search over what a service owns (decision 041): one statement, each model limited by the policy of its lists.
 * A text fits when it contains the words, or nearly (trigrams, so misspelt words are found); a code fits by its number.
 */
import { SEARCH_RESULTS_PER_MODEL, SearchResult, type FittingResult } from '@portal/contract';
import { z } from 'zod';
import type { Actor } from '../auth/index.ts';
import { sql, SqlValues, transact, type Database, type Reads } from '../database/index.ts';
import { NumberedSql } from '../database/sql/sql.ts';
import { permittedSql, relatedSql } from '../policy/index.ts';
import { CONTAINS, containingFits, nearFits, type Fit } from './fits.ts';
import type { Searchable } from './searchable.ts';
import { readWords, type SearchWords } from './words.ts';

type Stage = 'holds' | 'near';
const Scored = SearchResult.extend({ score: z.number() });
type Scored = z.output<typeof Scored>;

/**
 * How near a text must be: two letters of a short word that changed places are found; of a longer one more must be
 * right, or every title with one common word of it would have to be looked at.
 */
const nearness = (text: string): number => (text.length < 8 ? 0.3 : 0.42);
/** What is only near is shown as far as it is about as near as the nearest. */
const RELATIVE = 0.75;
/** The score of a whole name, a code or a number. */
const EXACT = 3;
/** What was typed whole, then the searcher's own, then how well the name fits. */
const RANK = `(scored.score >= ${EXACT}) desc, scored.own desc, scored.score desc, scored.display_name`;

/**
 * What fits best of each model, models in the given order. Only a model of which nothing contains the words is searched for
 * what is near: two letters are near everything, and a number is right or wrong.
 */
export async function search(
  database: Database,
  searchables: readonly Searchable[],
  actor: Actor,
  typed: string,
): Promise<FittingResult[]> {
  const words = readWords(typed);
  const scored = await readScored(database, searchStatement(searchables, actor, words, 'holds'));
  const results = scored.map(({ score, ...result }): FittingResult => ({
    ...result,
    fit: score >= EXACT ? 'exact' : 'part',
  }));
  // Who types a whole name means it: names that are merely near would be beside it.
  if (isNamedWhole(results)) return results;
  const missing = searchables.filter(
    ({ model, texts }) =>
      texts.some((text) => typeof text === 'string') && !results.some((result) => result.model === model),
  );
  if (missing.length === 0 || words.isShort || words.digits || words.code) return results;
  const near = await transact(database, { actorId: null }, async (work) => {
    // The planner does not know how dear a comparison by trigrams is, and would make it with every row of a small table.
    await work.run(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(nearness(words.text))}, true),
      set_config('enable_seqscan', 'off', true)`);
    const found = await readScored(work, searchStatement(missing, actor, words, 'near'));
    return found.map(({ score: _score, ...result }): FittingResult => ({ ...result, fit: 'near' }));
  });
  return searchables.flatMap((one) => [...results, ...near].filter(({ model }) => model === one.model));
}

const readScored = (reads: Reads, statement: ReturnType<typeof searchStatement>): Promise<Scored[]> =>
  reads.rows(Scored, new NumberedSql(statement));

/** Whether something was typed whole: what is merely near, in this service or another, is left out then. */
export const isNamedWhole = (results: readonly FittingResult[]): boolean =>
  results.some(({ fit }) => fit === 'exact');

export function searchStatement(
  searchables: readonly Searchable[],
  actor: Actor,
  words: SearchWords,
  stage: Stage,
) {
  const values = new SqlValues();
  const parts = searchables.flatMap((one, index) => {
    const own = relatedSql(one.policy, one.own, actor, values);
    const fits = stage === 'holds' ? containingFits(one, own, words, values) : nearFits(one, words, values);
    return fits.length > 0 ? [`(${partSql(one, fits, { actor, values, index, own })})`] : [];
  });
  return {
    text: `select scored.id, scored.display_name, scored.model, scored.detail, scored.score::float8 as score from (${parts.join('\nunion all\n')}) scored
order by scored.part, ${RANK}`,
    values: values.values,
  };
}

interface Part {
  readonly actor: Actor;
  readonly values: SqlValues;
  readonly index: number;
  /** True for the searcher's own rows; null counts as false. */
  readonly own: string;
}

function partSql(one: Searchable, fits: readonly Fit[], { actor, values, index, own }: Part): string {
  const score = `greatest(${fits.map(({ when, score: points }) => `case when ${when} then ${points} else 0 end`).join(', ')})`;
  const visible = permittedSql(one.policy, actor, values);
  const only = one.only ? ` and ${one.only}` : '';
  // What a row says beside its name is read of those that are shown: a frequent word is in thousands of others.
  return `select ${index} as part, '${one.model}' as model, to_jsonb(scored.id) as id, scored.display_name, shown.detail,
  scored.own, scored.score
  from (select scored.* from (
    select t.id, ${one.name} as display_name, coalesce(${own}, false) as own,
      points.score, max(points.score) over () as top
    from ${one.from} cross join lateral (select ${score} as score) points
    where ${visible}${only} and (${fits.map(({ when }) => when).join(' or ')})) scored
    where scored.score >= ${RELATIVE} * scored.top or scored.score >= ${CONTAINS}
    order by ${RANK}, scored.id limit ${SEARCH_RESULTS_PER_MODEL}) scored
  cross join lateral (select ${one.detail} as detail from ${one.from} where t.id = scored.id offset 0) shown`;
}

/** A label by its number, as SQL: `case t.status when 1 then 'Created' …`. */
export function sqlLabels(column: string, labels: Readonly<Record<number, string>>): string {
  const cases = Object.entries(labels).map(
    ([number, label]) => `when ${Number(number)} then '${label.replaceAll("'", "''")}'`,
  );
  return `case ${column} ${cases.join(' ')} end`;
}
