/**
 * Work that takes longer than a call may: begun by a call that answers 202, done in the background, read here by whoever
 * asked for it (decision 480). Each service that has such work serves its own.
 */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, Timestamp } from '../api/primitives.ts';
import { MATCH_REPORT_ROLES, MEETING_PACKET_ROLES } from '../people/roles.ts';

export const OPERATION_STATES = ['pending', 'working', 'ready', 'failed'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];
/** An operation and its result are kept so long after it ended. */
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
  abilities: Abilities,
});

const SHARED = {
  filters: { id: filter.number('in'), kind: filter.text('in'), state: filter.text('in') },
  ordering: ['id'],
  defaultOrdering: '-id',
  polled: true,
} as const;

/** What the staff service works on in the background. */
export const STAFF_OPERATIONS = ['meeting_packet', 'match_report'] as const;
export type StaffOperationKind = (typeof STAFF_OPERATIONS)[number];

export const staffOperationObject = defineObject({
  ...SHARED,
  name: 'staff-operation',
  service: 'staff',
  access: { read: [...new Set([...MEETING_PACKET_ROLES, ...MATCH_REPORT_ROLES])], write: [] },
  schema: Operation.extend({ kind: z.enum(STAFF_OPERATIONS) }),
});
export type StaffOperation = z.output<typeof staffOperationObject.schema>;

/** Of each service with such work. */
export const operationObjects = { staff: staffOperationObject } as const;
export type OperationService = keyof typeof operationObjects;
