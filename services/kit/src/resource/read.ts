/** Reads objects and lists: statement, presentation, contract. */
import { LIMITS } from '@portal/contract';
import { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import type { Reads } from '../database/index.ts';
import { NumberedSql } from '../database/sql/sql.ts';
import { notFound } from '../errors.ts';
import type { Answer, Written } from '../http/call.ts';
import { createAbilityList, type Relations } from '../policy/policy.ts';
import type { AnyResource, ReadRow, ResourceDefinition, WireObject } from './definition.ts';
import { narrowRows } from './narrow-rows.ts';
import type { ListQuery } from './list-query.ts';
import { listStatement, readStatement, rowsStatement, type ListStatement } from './select.ts';
import { isWrittenList } from './written.ts';

/** @returns what makes the answer for the caller from a row that was read */
function createPresenter(resource: ResourceDefinition, actor: Actor): (raw: ReadRow) => ReadRow {
  const listAbilities = resource.abilities ? createAbilityList(resource.policy, actor) : undefined;
  return ({ _relations, _state, _version, ...row }) => {
    void _version;
    const relations = (_relations ?? {}) as Relations;
    const state = (_state ?? {}) as Record<string, unknown>;
    const withAbilities = listAbilities ? { ...row, abilities: listAbilities(state, relations) } : row;
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

/** Not validated further, because the contract parses the whole answer. */
const Row = z.custom<ReadRow>((row) => typeof row === 'object' && row !== null);
const Frame = z.object({
  count: z.int(),
  /** Number of rows of the page, plus one if there is a next page. */
  found: z.int(),
  groups: z.record(z.string(), z.record(z.string(), z.int())).optional(),
});
const FoundKeys = Frame.extend({ keys: z.array(z.union([z.int(), z.string()])) });
/** Rows as JSON text, as the database built them. */
const WrittenRows = z.object({ results: z.string() });
const Rows = z.object({ results: z.array(Row) });
const OneRow = z.object({ object: Row, version: z.string() });

type ListPath = { readonly pathname: string; readonly search: URLSearchParams };

/** Reads a page with every field of its rows, for further processing. `next` and `previous` start with `path`. */
export async function readList<R extends AnyResource>(
  reads: Reads,
  given: R,
  actor: Actor,
  query: Omit<ListQuery, 'fields'>,
  path: ListPath = { pathname: '', search: new URLSearchParams() },
): Promise<ListAnswer<WireObject<R>>> {
  const answer = await answerList(reads, given, actor, { ...query, fields: [] }, path);
  if (!('body' in answer)) throw new Error('a list of all fields was written by the database');
  return answer.body;
}

/**
 * The answer of `GET /{object}/` (docs/api.md): its body, and the versions of its rows if writes may use them. If the
 * service evaluates none of the requested fields, it is the text of the body.
 */
export async function answerList<R extends AnyResource>(
  reads: Reads,
  given: R,
  actor: Actor,
  query: ListQuery,
  path: ListPath,
): Promise<Answer<ListAnswer<WireObject<R>>> | Written> {
  const resource = given as unknown as ResourceDefinition;
  const list = listStatement(resource, actor, query);
  if (list.isWritten) {
    const { results, ...frame } = await readPage(reads, list, WrittenRows);
    // The rows come last, so that only the part before them is written here.
    const before = JSON.stringify(getFrame({ ...frame, list, query, path }));
    return { json: `${before.slice(0, -1)},"results":${results}}` };
  }
  const { results: rows, ...frame } = await readPage(reads, list, Rows);
  const results = rows.map(createPresenter(resource, actor)) as WireObject<R>[];
  const versions = rows.flatMap(({ id, _version }) =>
    typeof _version === 'string' ? [{ id: id as number | string, etag: formatEtag(_version) }] : [],
  );
  const split = query.split as readonly string[] | undefined;
  const body = {
    ...getFrame({ ...frame, list, query, path }),
    results,
    ...(split?.length ? { split: splitBy(results, split) } : {}),
  };
  const shown = query.fields?.length ? shownFields(query) : undefined;
  return { body, versions, ...(shown ? { shown } : {}) };
}

/** Reads the frame of a list and its rows, with one or two statements. */
async function readPage<S extends typeof Rows | typeof WrittenRows>(
  reads: Reads,
  { text, values, planning, rows, isWritten }: ListStatement,
  schema: S,
): Promise<z.output<typeof Frame> & z.output<S>> {
  const statement = new NumberedSql({ text, values, share: 'byCaller', ...(planning ? { planning } : {}) });
  const answer = await reads.row(rows ? FoundKeys : z.intersection(Frame, schema), statement);
  if (!answer) throw new Error('a list answered no row');
  if (!rows) return answer as z.output<typeof Frame> & z.output<S>;
  const { keys, ...frame } = answer as z.output<typeof FoundKeys>;
  // An empty list of keys has no SQL type, so the second statement is skipped.
  if (keys.length === 0)
    return { ...frame, ...(schema.parse({ results: isWritten ? '[]' : [] }) as z.output<S>) };
  const page = await reads.row(schema, new NumberedSql(rows(keys)));
  if (!page) throw new Error('the rows of a list answered no row');
  return { ...frame, ...(page as z.output<S>) };
}

/** Keys of a list in order. It reads one more than `limit`, which shows whether there are more rows. */
export async function readKeys(
  reads: Reads,
  given: AnyResource,
  actor: Actor,
  query: ListQuery & { readonly limit: number },
): Promise<readonly (number | string)[]> {
  const resource = given as unknown as ResourceDefinition;
  const whole = { ...query, limit: query.limit + 1 };
  const { text, values, planning } = listStatement(resource, actor, whole, { readsKeys: true });
  const statement = { text, values, share: 'byCaller', ...(planning ? { planning } : {}) } as const;
  const answer = await reads.row(FoundKeys, new NumberedSql(statement));
  return answer?.keys ?? [];
}

/** The rows of these keys that the actor may see now, as the list shows them: JSON of an array. */
export async function readRowsOfKeys(
  reads: Reads,
  given: AnyResource,
  actor: Actor,
  { query, keys }: { readonly query: ListQuery; readonly keys: readonly (number | string)[] },
): Promise<string> {
  const resource = given as unknown as ResourceDefinition;
  const statement = new NumberedSql(rowsStatement(resource, actor, query, keys));
  if (isWrittenList(resource, query)) return (await reads.row(WrittenRows, statement))?.results ?? '[]';
  const page = await reads.row(Rows, statement);
  const rows = (page?.results ?? []).map(createPresenter(resource, actor));
  const shown = z.array(resource.object.schema).parse(rows);
  return JSON.stringify(query.fields?.length ? narrowRows(shown, shownFields(query)) : shown);
}

const shownFields = ({ fields = [], expand = [] }: ListQuery): readonly string[] => [...fields, ...expand];

interface Framed extends z.output<typeof Frame> {
  readonly list: Pick<ListStatement, 'limit' | 'offset'>;
  readonly query: ListQuery;
  readonly path: ListPath;
}

/** The parts of the answer around the rows. */
function getFrame({
  count,
  found,
  groups,
  list: { limit, offset },
  query,
  path,
}: Framed): Omit<ListAnswer<never>, 'results' | 'split'> {
  const capped = query.count !== 'exact' && count > LIMITS.countCap;
  const link = (to: number): string => {
    const search = new URLSearchParams(path.search);
    search.set('offset', String(to));
    search.set('limit', String(limit));
    return `${path.pathname}?${search}`;
  };
  return {
    count: capped ? LIMITS.countCap : count,
    ...(capped ? { count_capped: true } : {}),
    next: found > limit ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    ...(groups ? { groups } : {}),
  };
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
  /** ETag of the current row. */
  readonly etag: string;
}

/** Weak, since relations are not part of the row's version. */
export const formatEtag = (version: string): string => `W/"${version}"`;

/** Reads one object. @throws NOT_FOUND when it does not exist or the actor may not see it */
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
