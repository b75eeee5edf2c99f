/**
 * Work that takes longer than one call: started by a call that answers 202, done in the background, read here by the
 * caller who requested it (decision 480). Each service with such work serves its own operations.
 */
import { z } from 'zod';
import { defineEndpoints, type Access } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, IdParams, Timestamp } from '../api/primitives.ts';
import type { ServiceName } from '../basics/service-dependencies.ts';
import { LIMITS } from '../basics/limits.ts';
import { PORTAL_PATH } from '../basics/portal-path.ts';
import { MATCH_REPORT_ROLES, MEETING_PACKET_ROLES, WORKLOAD_ROLES } from '../people/roles.ts';
import { EXPORTED_LISTS, type ExportedList } from './rules.ts';

export const OPERATION_STATES = ['pending', 'working', 'ready', 'failed'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];
/** Hours after its end for which an operation and its result are stored. */
export const OPERATION_HOURS = 24;

const Operation = z.object({
  id: Id,
  state: z.enum(OPERATION_STATES),
  /** Progress: how many items (such as applications) are done, out of `total`. */
  done: z.int(),
  total: z.int(),
  created: Timestamp,
  /** When it succeeded or was given up; null before. */
  finished: Timestamp.nullable(),
  /** The exported list and its query, as named by the starting call; '' for other work. */
  subject: z.string(),
  /** Why it ended without a result, for the person who requested it; '' if a retry may help. */
  reason: z.string(),
  abilities: Abilities,
});

/**
 * Who may start background work: everyone who may read the whole list. Reviewers in the staff service read only what
 * they review, which is never long.
 */
const ACCESS = {
  core: 'signed-in',
  researcher: 'signed-in',
  staff: [
    ...new Set([...MEETING_PACKET_ROLES, ...MATCH_REPORT_ROLES, ...WORKLOAD_ROLES, 'access_admin'] as const),
  ],
  tissue: 'signed-in',
} as const satisfies Readonly<Record<ServiceName, Access>>;

const SHARED = {
  filters: {
    id: filter.number('in'),
    kind: filter.text('in'),
    state: filter.text('in'),
  },
  ordering: ['id'],
  defaultOrdering: '-id',
  polled: true,
} as const;

/** Kinds of background work in the staff service. */
export const STAFF_OPERATIONS = ['meeting_packet', 'match_report', 'list_export'] as const;
export type StaffOperationKind = (typeof STAFF_OPERATIONS)[number];
const ListExport = Operation.extend({ kind: z.literal('list_export') });

export const coreOperationObject = defineObject({
  ...SHARED,
  name: 'core-operation',
  access: { read: ACCESS.core, write: [] },
  service: 'core',
  schema: ListExport,
});
export const researcherOperationObject = defineObject({
  ...SHARED,
  name: 'researcher-operation',
  access: { read: ACCESS.researcher, write: [] },
  service: 'researcher',
  schema: ListExport,
});
export const staffOperationObject = defineObject({
  ...SHARED,
  name: 'staff-operation',
  access: { read: ACCESS.staff, write: [] },
  service: 'staff',
  schema: Operation.extend({ kind: z.enum(STAFF_OPERATIONS) }),
});
export const tissueOperationObject = defineObject({
  ...SHARED,
  name: 'tissue-operation',
  access: { read: ACCESS.tissue, write: [] },
  service: 'tissue',
  schema: ListExport,
});
export type ResearcherOperation = z.output<typeof researcherOperationObject.schema>;
export type StaffOperation = z.output<typeof staffOperationObject.schema>;

/** The operation object of each service that has background work. */
export const operationObjects = {
  core: coreOperationObject,
  researcher: researcherOperationObject,
  staff: staffOperationObject,
  tissue: tissueOperationObject,
} as const satisfies Readonly<Record<ServiceName, unknown>>;
export type OperationService = keyof typeof operationObjects;

const getLists = (service: OperationService) =>
  (Object.keys(EXPORTED_LISTS) as ExportedList[]).filter((name) => EXPORTED_LISTS[name] === service);

const begin = <const S extends OperationService>(service: S) =>
  ({
    service,
    summary: `Export a list of more than ${LIMITS.exportRows} rows, with its filters, search and order. The same export runs only once at a time`,
    access: ACCESS[service],
    body: z.strictObject({
      list: z.enum(getLists(service)),
      /** The query string of the list call. */
      query: z.string().max(LIMITS.exportQuery),
      /** The page that shows the list; the notification links to it. */
      address: z
        .string()
        .max(LIMITS.exportAddress)
        .regex(new RegExp(`^${PORTAL_PATH}`)),
    }),
    response: operationObjects[service].schema,
    status: 202,
    errors: ['WRONG_STATE'],
  }) as const;

const readRows = <const S extends OperationService>(service: S) =>
  ({
    service,
    summary: `Rows of one's own finished export, ${LIMITS.exportPiece} in each response, as the list shows them. They are kept for ${OPERATION_HOURS} hours`,
    access: ACCESS[service],
    params: IdParams,
    query: z.strictObject({
      /** From 0. */
      piece: z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    }),
    response: z.object({ results: z.array(z.record(z.string(), z.unknown())) }),
    errors: ['WRONG_STATE'],
  }) as const;

export const operationEndpoints = defineEndpoints({
  ...coreOperationObject.endpoints,
  'POST /core-export/': begin('core'),
  'GET /core-export/{id}/rows/': readRows('core'),
  ...researcherOperationObject.endpoints,
  'POST /researcher-export/': begin('researcher'),
  'GET /researcher-export/{id}/rows/': readRows('researcher'),
  ...staffOperationObject.endpoints,
  'POST /staff-export/': begin('staff'),
  'GET /staff-export/{id}/rows/': readRows('staff'),
  ...tissueOperationObject.endpoints,
  'POST /tissue-export/': begin('tissue'),
  'GET /tissue-export/{id}/rows/': readRows('tissue'),
});
