/** Reading: statement, presentation, contract. */
import { LIMITS } from '@portal/contract';
import { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import type { Reads } from '../database/index.ts';
import { NumberedSql } from '../database/sql.ts';
import { notFound } from '../errors.ts';
import type { Answer } from '../http/call.ts';
import { createAbilityList, type Relations } from '../policy/index.ts';
import type { AnyResource, ReadRow, ResourceDefinition, WireObject } from './definition.ts';
import { listStatement, readStatement, type ListQuery } from './select.ts';

/** @returns what makes rows of one read into what the caller gets */
function createPresenter(resource: ResourceDefinition, actor: Actor): (raw: ReadRow) => ReadRow {
  const abilitiesOf = resource.abilities ? createAbilityList(resource.policy, actor) : undefined;
  return ({ _relations, _state, _version, ...row }) => {
    void _version;
    const relations = (_relations ?? {}) as Relations;
    const state = (_state ?? {}) as Record<string, unknown>;
    const withAbilities = abilitiesOf ? { ...row, abilities: abilitiesOf(state, relations) } : row;
    return resource.present ? resource.present(withAbilities, { actor, state, relations }) : withAbilities;
  };
}

export interface ListAnswer<T> {
  readonly count: number;
  readonly count_capped?: boolean;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: T[];
  readonly groups?: Record<string, Record<string, number>>;
  readonly split?: Record<string, Record<string, (number | string)[]>>;
}

/** Deeper the contract looks, which parses the whole answer. */
const Row = z.custom<ReadRow>((row) => typeof row === 'object' && row !== null);
const ListRow = z.object({
  count: z.int(),
  results: z.array(Row),
  groups: z.record(z.string(), z.record(z.string(), z.int())).optional(),
});
const OneRow = z.object({ object: Row, version: z.string() });

type ListPath = { readonly pathname: string; readonly search: URLSearchParams };

/** `GET /{object}/` (decisions.md "Names and wire format"). `path` is where `next` and `previous` lead. */
export const readList = async <R extends AnyResource>(
  reads: Reads,
  given: R,
  actor: Actor,
  query: ListQuery,
  path: ListPath = { pathname: '', search: new URLSearchParams() },
): Promise<ListAnswer<WireObject<R>>> => (await answerList(reads, given, actor, query, path)).body;

/** What a handler answers for a list: its body, and the versions of its rows where writes may count them. */
export async function answerList<R extends AnyResource>(
  reads: Reads,
  given: R,
  actor: Actor,
  query: ListQuery,
  path: ListPath,
): Promise<Answer<ListAnswer<WireObject<R>>>> {
  const resource = given as unknown as ResourceDefinition;
  const { limit, offset, ...statement } = listStatement(resource, actor, query);
  const row = await reads.row(ListRow, new NumberedSql({ ...statement, share: 'asked' }));
  if (!row) throw new Error('a list answered no row');
  const rows = row.results.slice(0, limit);
  const results = rows.map(createPresenter(resource, actor)) as WireObject<R>[];
  const versions = rows.flatMap(({ id, _version }) =>
    typeof _version === 'string' ? [{ id: id as number | string, etag: formatEtag(_version) }] : [],
  );
  const capped = query.count !== 'exact' && row.count > LIMITS.countCap;
  const link = (to: number): string => {
    const search = new URLSearchParams(path.search);
    search.set('offset', String(to));
    search.set('limit', String(limit));
    return `${path.pathname}?${search}`;
  };
  const split = query.split as readonly string[] | undefined;
  const body = {
    count: capped ? LIMITS.countCap : row.count,
    ...(capped ? { count_capped: true } : {}),
    next: row.results.length > limit ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    results,
    ...(row.groups ? { groups: row.groups } : {}),
    ...(split?.length ? { split: splitBy(results, split) } : {}),
  };
  return { body, versions };
}

function splitBy(
  rows: readonly ReadRow[],
  fields: readonly string[],
): Record<string, Record<string, (number | string)[]>> {
  return Object.fromEntries(
    fields.map((field) => {
      const ids: Record<string, (number | string)[]> = {};
      for (const row of rows) (ids[String(row[field])] ??= []).push(row['id'] as number | string);
      return [field, ids];
    }),
  );
}

export interface ReadAnswer<T> {
  readonly object: T;
  /** ETag of the row as it is now. */
  readonly etag: string;
}

/** Weak, since relations are not part of the row's version. */
export const formatEtag = (version: string): string => `W/"${version}"`;

/** One object. @throws NOT_FOUND when it does not exist or the actor may not see it */
export async function readOne<R extends AnyResource>(
  reads: Reads,
  given: R,
  actor: Actor,
  id: unknown,
  options: { expand?: readonly string[] } = {},
): Promise<ReadAnswer<WireObject<R>>> {
  const resource = given as unknown as ResourceDefinition;
  const statement = readStatement(resource, actor, id, options.expand ?? []);
  const row = await reads.row(OneRow, new NumberedSql(statement));
  if (!row) throw notFound();
  return {
    object: createPresenter(resource, actor)(row.object) as WireObject<R>,
    etag: formatEtag(row.version),
  };
}
