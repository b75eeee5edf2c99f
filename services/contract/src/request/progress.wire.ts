/** Progress of a request, and how long each stage took (spec 2 section 2.4, decision 288). */
import { z } from 'zod';
import { DateOnly, Timestamp } from '../api/primitives.ts';
import { REQUEST_STATUSES } from './statuses.ts';

export const RequestStage = z.object({
  key: z.enum(['created', 'submitted', 'review', 'decision', 'fulfilled']),
  label: z.string(),
  /** `stopped`: the request ended at this stage. `skipped`: the request passed over it. */
  state: z.enum(['done', 'current', 'upcoming', 'stopped', 'skipped']),
  date: Timestamp.nullable(),
  /** Who must act now, or when the stage is expected, as text. */
  note: z.string().nullable(),
});

/** Days are midnights in the foundation's time zone, so that the days of all statuses add up to the request's age. */
export const StatusTime = z.object({
  status: z.literal(REQUEST_STATUSES),
  /** Sum over all visits. */
  days: z.int(),
  /** `until` is null for the current status. */
  visits: z.array(z.object({ since: DateOnly, until: DateOnly.nullable(), days: z.int() })),
});
export type StatusTime = z.infer<typeof StatusTime>;

/** The owner's reason for withdrawing the request, as plain text. */
export const Withdrawal = z.object({ reason: z.string(), created: Timestamp });
