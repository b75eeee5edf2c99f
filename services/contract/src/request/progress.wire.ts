/** How far a request has come, and how long it took (spec 2 section 2.4, decision 288). */
import { z } from 'zod';
import { DateOnly, Timestamp } from '../api/primitives.ts';
import { REQUEST_STATUSES } from './statuses.ts';

export const RequestStage = z.object({
  key: z.enum(['created', 'submitted', 'review', 'decision', 'fulfilled']),
  label: z.string(),
  /** `stopped`: it ended here. `skipped`: the request went past it. */
  state: z.enum(['done', 'current', 'upcoming', 'stopped', 'skipped']),
  date: Timestamp.nullable(),
  /** Who has it now, or when it is expected, in words. */
  note: z.string().nullable(),
});

/** Days are midnights by the foundation's clock, so that those of all statuses add up to those since the request was made. */
export const StatusTime = z.object({
  status: z.literal(REQUEST_STATUSES),
  /** Of all visits together. */
  days: z.int(),
  /** `until` is null of the status that it has now. */
  visits: z.array(z.object({ since: DateOnly, until: DateOnly.nullable(), days: z.int() })),
});
export type StatusTime = z.infer<typeof StatusTime>;

/** Why the owner withdrew the request, in plain words. */
export const Withdrawal = z.object({ reason: z.string(), created: Timestamp });
