/**
 * Close-out: the confirmation that obtained data and tissue were destroyed or returned after access ended (decision
 * 386).
 */
import { z } from 'zod';
import { CLOSE_OUT_OUTCOMES, CLOSE_OUT_STATUSES, OBTAINED_KINDS } from './rules.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import {
  Abilities,
  DateOnly,
  Id,
  IdParams,
  requiredText,
  Summary,
  text,
  Timestamp,
} from '../api/primitives.ts';
import { RequestStatusNumber, RequestTypeNumber } from '../request/numbers.wire.ts';

const Outcome = z.enum(CLOSE_OUT_OUTCOMES);
const ObtainedKindName = z.enum(OBTAINED_KINDS);

export const closeOutObject = defineObject({
  name: 'close-out',
  service: 'researcher',
  access: { read: 'signed-in', write: [] },
  schema: z.object({
    id: Id,
    request: z.object({
      id: Id,
      sfari_request_id: z.string(),
      type: RequestTypeNumber,
      status: RequestStatusNumber,
    }),
    owner: Summary,
    project: z.object({ id: Id, title: z.string() }),
    status: z.enum(CLOSE_OUT_STATUSES),
    /** The day on which access ended, and the number of days since then, by the portal's current day. */
    ended_on: DateOnly,
    days: z.int(),
    is_overdue: z.boolean(),
    /** What the request may have obtained: the researcher answers for each kind. */
    kinds: z.array(ObtainedKindName),
    /** Answers of the last confirmation, in the order of `kinds`; empty before the first one. */
    answers: z.array(
      z.object({
        kind: ObtainedKindName,
        outcome: Outcome,
        day: DateOnly.nullable(),
        description: z.string(),
      }),
    ),
    confirmed: Timestamp.nullable(),
    confirmed_by: Summary.nullable(),
    /** When it was accepted or returned. */
    judged: Timestamp.nullable(),
    /** Why it was last returned; '' if it never was. */
    reason: z.string(),
    /** The value for If-Match when the row was read from a list. */
    version: z.string(),
    /** `confirm`, `review`. */
    abilities: Abilities,
  }),
  filters: {
    id: filter.number('in'),
    request: filter.number('in'),
    owner: filter.number('in'),
    status: filter.text('in'),
    is_overdue: filter.boolean(),
    ended_on: filter.date('gte', 'lte'),
  },
  search: ['request', 'owner', 'project'],
  ordering: ['id', 'ended_on', 'owner', 'confirmed'],
  defaultOrdering: 'ended_on',
  grouping: ['status'],
});

/** What happened to one kind. The outcome "nothing was obtained" needs neither a date nor a text. */
const Answer = z
  .strictObject({
    outcome: Outcome,
    day: DateOnly.nullable().default(null),
    description: text(LIMITS.closeOutText).default(''),
  })
  .superRefine(({ outcome, day, description }, context) => {
    if (outcome === 'nothing') return;
    if (day === null) context.addIssue({ code: 'custom', path: ['day'], message: MESSAGES.required });
    if (description.trim() === '')
      context.addIssue({ code: 'custom', path: ['description'], message: MESSAGES.required });
  });

const oneCloseOut = {
  service: 'researcher',
  access: 'signed-in',
  params: IdParams,
  response: closeOutObject.schema,
  guarded: true,
  versionOf: 'GET /close-out/{id}/',
  errors: ['WRONG_STATE'],
} as const;

export const closeOutEndpoints = defineEndpoints({
  ...closeOutObject.endpoints,
  'POST /close-out/{id}/confirm/': {
    ...oneCloseOut,
    summary:
      'The researcher reports what was done with each kind of resource, also again after it was returned',
    body: z.strictObject({
      data: Answer.optional(),
      biospecimens: Answer.optional(),
      tissue: Answer.optional(),
      statement: z.literal(true, INPUT_MESSAGES.statement),
    }),
  },
  'POST /close-out/{id}/accept/': {
    ...oneCloseOut,
    summary: "An administrator accepts the researcher's report",
  },
  'POST /close-out/{id}/return/': {
    ...oneCloseOut,
    summary: 'An administrator returns the report with a reason, so that the researcher can correct it',
    body: z.strictObject({ reason: requiredText(LIMITS.closeOutText) }),
  },
});
