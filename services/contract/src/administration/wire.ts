/**
 * Settings and messages that staff change without a release, and whether external systems respond (spec 1 sections 3
 * and 7).
 */
import { z } from 'zod';
import { ADMINISTRATORS, ALERT_TYPES, CHECKED_SERVICES } from './rules.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { DateOnly, Id, Summary, Timestamp, requiredLine } from '../api/primitives.ts';
import { RoleName } from '../people/account.wire.ts';
import { alertMessageHistory } from './history.ts';

const Alert = {
  message: requiredLine(LIMITS.alertMessage),
  alertType: z.enum(ALERT_TYPES),
  /** Groups that see the message; empty means everyone, including visitors. */
  audience: z.array(RoleName).max(14),
  starts_at: Timestamp,
  ends_at: Timestamp.nullable(),
};

export const alertMessageObject = defineObject({
  name: 'alert-message',
  service: 'core',
  history: alertMessageHistory,
  access: { read: 'anyone', write: ADMINISTRATORS },
  schema: z.object({
    id: Id,
    message: z.string(),
    alertType: z.enum(ALERT_TYPES),
    audience: z.array(RoleName),
    starts_at: Timestamp,
    ends_at: Timestamp.nullable(),
    /** Whether the message is shown now. */
    current: z.boolean(),
    modified: Timestamp,
  }),
  create: z.strictObject({
    message: Alert.message,
    alertType: Alert.alertType,
    audience: Alert.audience.default([]),
    starts_at: Alert.starts_at.optional(),
    ends_at: Alert.ends_at.default(null),
  }),
  patch: z.strictObject({
    message: Alert.message.optional(),
    alertType: Alert.alertType.optional(),
    audience: Alert.audience.optional(),
    starts_at: Alert.starts_at.optional(),
    ends_at: Alert.ends_at.optional(),
  }),
  deletable: true,
  filters: { id: filter.number('in'), current: filter.boolean() },
  ordering: ['id', 'starts_at'],
  defaultOrdering: '-starts_at',
});

export const administrationEndpoints = defineEndpoints({
  'GET /health-check/': {
    service: 'core',
    summary: 'Whether one of the checked systems responds (spec 3 section 7, Superuser)',
    access: ['superuser'],
    query: z.strictObject({ service: z.enum(CHECKED_SERVICES) }),
    response: z.object({
      service: z.enum(CHECKED_SERVICES),
      state: z.enum(['ok', 'failing', 'unreachable', 'not_configured']),
      milliseconds: z.int(),
      checked_at: Timestamp,
    }),
  },
  'GET /health-check/history/': {
    service: 'core',
    summary: 'Results of the checks of the last 30 days, and who was notified of each outage',
    access: ['superuser'],
    response: z.object({
      /** Number of days that the report covers. */
      days: z.int(),
      services: z.array(
        z.object({
          service: z.enum(CHECKED_SERVICES),
          days: z.array(
            z.object({
              /** In the foundation's time zone. */
              day: DateOnly,
              checks: z.int(),
              ok: z.int(),
              /** Median response time of the successful checks; null if none succeeded. */
              milliseconds: z.int().nullable(),
            }),
          ),
          /** Newest first. */
          outages: z.array(
            z.object({
              state: z.enum(['failing', 'unreachable']),
              began: Timestamp,
              ended: Timestamp.nullable(),
              told: z.array(Summary),
            }),
          ),
        }),
      ),
    }),
  },
});
