/**
 * Work that takes longer than a call can: begun by a call that answers 202, done in the background, read here by whoever
 * asked for it (decision 480). Each service that has such work serves its own.
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
/** An operation and its result are stored so long after it ended. */
export const OPERATION_HOURS = 24;

const Operation = z.object({
  id: Id,
  state: z.enum(OPERATION_STATES),
  /** Of what is worked through, such as applications: how many are done, and how many there are. */
  done: z.int(),
  total: z.int(),
  created: Timestamp,
  /** When it ended well or was given up; null before. */
  finished: Timestamp.nullable(),
  /** The list and its query that are exported, as the call that began it named them; '' for other work. */
  subject: z.string(),
  /** Why it ended without a result, for the person who asked for it; '' where trying again may help. */
  reason: z.string(),
  abilities: Abilities,
});

/**
 * Who may have work done in the background: the person who may read the list, where that is all of it. Reviewers of the staff
 * service read what they review alone, which is never long.
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

/** What the staff service works on in the background. */
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

/** Of each service with such work. */
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
    summary: `Begin to export a list of more than ${LIMITS.exportRows} rows, as it is filtered, searched and sorted; the same export that is being made counts`,
    access: ACCESS[service],
    body: z.strictObject({
      list: z.enum(getLists(service)),
      /** As in the address of the list's call. */
      query: z.string().max(LIMITS.exportQuery),
      /** The page that shows the list, for the line in the bell. */
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
    summary: `Rows of one's own finished export, ${LIMITS.exportPiece} a piece as the list shows them; they are kept for ${OPERATION_HOURS} hours`,
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
