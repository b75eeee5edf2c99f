/**
 * Exports long lists (decision 491). A call stores the ids of the list's rows in order. A job reads the rows piece by
 * piece, as they are then and with the rights of the person who asked. The page builds the file from the stored pieces.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  effectiveRoles,
  isExportedList,
  LIMITS,
  ListExportAsked,
  type OperationService,
} from '@portal/contract';
import { z } from 'zod';
import type { Actor } from '../auth/index.ts';
import { sql, transact, trustedSql, type Work } from '../database/index.ts';
import { notFound, wrongState } from '../errors.ts';
import { checkAccess } from '../http/app.ts';
import { handler, query, type Handler } from '../http/call.ts';
import { parseQuery } from '../http/validate.ts';
import { startBackgroundJobs } from '../jobs/background-jobs.ts';
import { say, translate } from '../language/index.ts';
import type { ClassOf } from '../models/index.ts';
import { readKeys, readRowsOfKeys, type AnyResource, type ListQuery } from '../resource/index.ts';
import type { ServiceDefinition, ServiceParts } from '../service-definition.ts';
import { operations as words } from '../texts/en/operations.ts';
import type { Operation } from './operation.model.ts';
import { operationRoutes } from './operation.routes.ts';
import {
  beginOperation,
  clearOperations,
  OperationRefused,
  runOperations,
  type OperationKind,
} from './operations.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);

const KIND = 'list_export';
/** How many finished exports of one person are stored beside the one in progress. */
const MOST_FINISHED_EXPORTS = 9;

const ExportRequest = z.object({ list: z.string(), query: z.string(), address: z.string() });
type ExportRequest = z.output<typeof ExportRequest>;
/** UUIDs of lists whose ids are UUIDs. The items of an operation are numbers, which are then positions in this list. */
const Input = ExportRequest.extend({ uuids: z.array(z.uuid()).optional() });
const getSubject = ({ list, query: asked }: ExportRequest): string => `${list}?${asked}`;

/** Lists of a service that may be exported, by name. */
type Lists = ReadonlyMap<string, AnyResource>;
const collectLists = (handlers: readonly Handler[]): Lists =>
  new Map(
    handlers.flatMap(({ resource }) =>
      resource && isExportedList(resource.object.name) ? [[resource.object.name, resource] as const] : [],
    ),
  );

/** Query parameters for counting and paging, which do not affect an export. */
const PAGING = ['limit', 'offset', 'grouping', 'split', 'count', 'role'];

/** @throws where the caller may not read the list, or its query is invalid */
function readAsked(
  lists: Lists,
  asked: ExportRequest,
  actor: Actor,
): { resource: AnyResource; query: ListQuery } {
  const resource = lists.get(asked.list);
  if (!resource) throw notFound();
  const { endpoints, name } = resource.object;
  const endpoint = endpoints[`GET /${name}/`];
  if (!endpoint) throw notFound();
  checkAccess(endpoint, actor);
  const given = [...new URLSearchParams(asked.query)].filter(([key]) => !PAGING.includes(key));
  return { resource, query: parseQuery(endpoint.query, Object.fromEntries(given)) as ListQuery };
}

interface Rows {
  readonly items: readonly number[];
  readonly uuids?: readonly string[];
}

/**
 * Ids of the rows.
 * @throws WRONG_STATE if there are few enough for the page to export itself, or too many for a file
 */
async function findRows(work: Work, lists: Lists, asked: ExportRequest, actor: Actor): Promise<Rows> {
  const { resource, query: wanted } = readAsked(lists, asked, actor);
  const limit = LIMITS.exportMaximum;
  const ids = await readKeys(work, resource, actor, { ...wanted, limit });
  if (ids.length <= LIMITS.exportRows) throw wrongState(say(words.tooFewRows, { most: LIMITS.exportRows }));
  if (ids.length > limit) throw wrongState(say(words.tooManyRows, { most: limit }));
  const numbers = z.array(z.int()).safeParse(ids);
  return numbers.success
    ? { items: numbers.data }
    : { items: ids.map((_, place) => place), uuids: z.array(z.uuid()).parse(ids) };
}

const exportKind = (service: OperationService, lists: () => Lists): OperationKind => ({
  kind: KIND,
  event: ListExportAsked[service],
  partSize: LIMITS.exportPiece,
  async make({ database, actor, input, lostRoles }, _, items) {
    if (lostRoles) throw new OperationRefused(translate(words.rightsLost));
    const { uuids, ...asked } = Input.parse(input);
    const { resource, query: wanted } = readAsked(lists(), asked, actor);
    const keys = uuids ? items.flatMap((place) => uuids[place] ?? []) : items;
    const rows = await readRowsOfKeys(database, resource, actor, { query: wanted, keys });
    return { data: null, file: await compress(rows) };
  },
  bell: {
    ready: () => translate(words.exportReady),
    failed: () => translate(words.exportFailed),
    redirect: (input) => ExportRequest.parse(input).address,
  },
});

// The calls of the services differ only in their names, so the types of one represent all.
type Begin = 'POST /core-export/';
type ReadRows = 'GET /core-export/{id}/rows/';

const Finished = z.object({ state: z.string(), roles: z.array(z.string()) });
const Piece = z.object({ file: z.instanceof(Buffer) });

function exportRoutes(
  service: OperationService,
  operations: ReturnType<typeof operationRoutes>,
  lists: Lists,
): Handler[] {
  const table = trustedSql(`${service}.operation`);
  return [
    query<Begin>(`POST /${service}-export/` as Begin, (call) =>
      transact(call.database, call.author, async (work) => {
        const { actor, body } = call;
        const { items, uuids } = await findRows(work, lists, body, actor);
        const subject = getSubject(body);
        const kind = { kind: KIND, event: ListExportAsked[service] };
        const input = { ...body, ...(uuids && { uuids }) };
        const id = await beginOperation(work, { service, kind, actor, items, input, subject });
        const operation = await operations.accept(call, work, id);
        if (operation.subject !== subject) throw wrongState(words.anotherExport);
        await work.run(sql`delete from ${table} where id in (
          select id from ${table} where maker_id = ${actor.userId} and kind = ${KIND} and finished is not null
          order by id desc offset ${MOST_FINISHED_EXPORTS})`);
        return operation as never;
      }),
    ),
    handler<ReadRows>(`GET /${service}-export/{id}/rows/` as ReadRows, async (call) => {
      const { database, actor, params } = call;
      const found = await database.row(
        Finished,
        sql`select state, roles from ${table}
          where id = ${params.id} and maker_id = ${actor.userId} and kind = ${KIND}`,
      );
      const may = new Set<string>(actor.assignedRoles.flatMap(effectiveRoles));
      if (!found?.roles.every((role) => may.has(role))) throw notFound();
      if (found.state !== 'ready') throw wrongState(words.notReady);
      const piece = await database.row(
        Piece,
        sql`select file from ${trustedSql(`${service}.operation_part`)}
          where operation_id = ${params.id} and position = ${call.query.piece * LIMITS.exportPiece}`,
      );
      if (!piece) throw notFound();
      return { json: `{"results":${(await expand(piece.file)).toString()}}` };
    }),
  ];
}

/** Adds to a service its operations, and exports of those of its lists that the contract names. */
export function withOperations(
  definition: ServiceDefinition,
  model: ClassOf<Operation>,
  kinds: (parts: ServiceParts) => readonly OperationKind[] = () => [],
): ServiceDefinition {
  const service = definition.name;
  const operations = operationRoutes(service, model);
  let lists: Lists = new Map();
  return {
    ...definition,
    handlers(parts) {
      const handlers = definition.handlers(parts);
      lists = collectLists(handlers);
      return [...handlers, ...operations.handlers, ...exportRoutes(service, operations, lists)];
    },
    events: (parts) => [
      ...runOperations({ ...parts, service }, [...kinds(parts), exportKind(service, () => lists)]),
      ...(definition.events?.(parts) ?? []),
    ],
    async background(parts) {
      const stop = await definition.background?.(parts);
      const stopClearing = startBackgroundJobs([clearOperations(parts.database, service)], parts.log);
      return async () => {
        await Promise.all([stop?.(), stopClearing()]);
      };
    },
  };
}
