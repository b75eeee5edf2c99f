/**
 * Global search over the data of a service (decision 041): one statement, in which the policy of its lists limits each
 * model. A text matches if it contains the words or is similar (trigrams, so that misspelled words are found). A code
 * matches by its number.
 */
import { SEARCH_RESULTS_PER_MODEL, SearchResult, type FittingResult } from '@portal/contract';
import { z } from 'zod';
import type { Actor } from '../auth/index.ts';
import { sql, SqlValues, transact, type Database, type Reads } from '../database/index.ts';
import { NumberedSql } from '../database/sql/sql.ts';
import { permittedSql, relatedSql } from '../policy/policy.ts';
import { CONTAINS, containingFits, nearFits, type Fit } from './fits.ts';
import type { Searchable } from './searchable.ts';
import { readWords, type SearchWords } from './words.ts';

type Stage = 'contains' | 'near';
const Scored = SearchResult.extend({ score: z.number() });
type Scored = z.output<typeof Scored>;

/**
 * Minimum similarity of a text. In a short word two swapped letters are tolerated. A longer text must be more similar,
 * because otherwise every title with one common word would be compared.
 */
const nearness = (text: string): number => (text.length < 8 ? 0.3 : 0.42);
/** Similar rows are shown only if they are at least this fraction as similar as the best one. */
const RELATIVE = 0.75;
/** The score of a whole name, a code or a number. */
const EXACT = 3;
/** Exact matches first, then the searcher's own rows, then the best match of the name. */
const RANK = `(scored.score >= ${EXACT}) desc, scored.own desc, scored.score desc, scored.display_name`;

/**
 * The best matches of each model, models in the given order. Similar texts are searched for only in models where
 * nothing contains the words. Two letters are similar to everything and a number is right or wrong, so neither is
 * searched for by similarity.
 */
export async function search(
  database: Database,
  searchables: readonly Searchable[],
  actor: Actor,
  typed: string,
): Promise<FittingResult[]> {
  const words = readWords(typed);
  const scored = await readScored(database, searchStatement(searchables, actor, words, 'contains'));
  const results = scored.map(({ score, ...result }): FittingResult => ({
    ...result,
    fit: score >= EXACT ? 'exact' : 'part',
  }));
  // After a whole name was typed, names that are only similar are not wanted.
  if (isNamedWhole(results)) return results;
  const missing = searchables.filter(
    ({ model, texts }) =>
      texts.some((text) => typeof text === 'string') && !results.some((result) => result.model === model),
  );
  if (missing.length === 0 || words.isShort || words.digits || words.code) return results;
  const near = await transact(database, { actorId: null }, async (work) => {
    // The planner does not know how expensive a trigram comparison is, and would compare every row of a small table.
    await work.run(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(nearness(words.text))}, true),
      set_config('enable_seqscan', 'off', true)`);
    const found = await readScored(work, searchStatement(missing, actor, words, 'near'));
    return found.map(({ score: _score, ...result }): FittingResult => ({ ...result, fit: 'near' }));
  });
  return searchables.flatMap((one) => [...results, ...near].filter(({ model }) => model === one.model));
}

const readScored = (reads: Reads, statement: ReturnType<typeof searchStatement>): Promise<Scored[]> =>
  reads.rows(Scored, new NumberedSql(statement));

/** Whether a result matches exactly; similar results, of this service or another, are then left out. */
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
    const fits =
      stage === 'contains' ? containingFits(one, own, words, values) : nearFits(one, words, values);
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
  const condition = one.condition ? ` and ${one.condition}` : '';
  // Details are read only for the displayed rows, because a frequent word matches thousands of others.
  return `select ${index} as part, '${one.model}' as model, to_jsonb(scored.id) as id, scored.display_name, shown.detail,
  scored.own, scored.score
  from (select scored.* from (
    select t.id, ${one.name} as display_name, coalesce(${own}, false) as own,
      points.score, max(points.score) over () as top
    from ${one.from} cross join lateral (select ${score} as score) points
    where ${visible}${condition} and (${fits.map(({ when }) => when).join(' or ')})) scored
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
