/** The log of emails. */
import { z } from 'zod';
import { ADMINISTRATORS } from '../administration/rules.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, IdParams, Timestamp } from '../api/primitives.ts';
import { STAFF_ROLES } from '../people/roles.ts';
import { emailHistory } from '../administration/history.ts';

/** A mail that was sent or is being sent. */
export const emailObject = defineObject({
  name: 'email',
  service: 'core',
  history: emailHistory,
  access: { read: STAFF_ROLES, write: ADMINISTRATORS },
  schema: z.object({
    id: Id,
    email_template: z.string(),
    model_name: z.string().nullable(),
    object_id: z.string().nullable(),
    /** Name of the person or institution concerned, or the code of the request; null for other objects. */
    object_name: z.string().nullable(),
    /** All objects that the mail is about, including the first. */
    object_ids: z.array(z.string()),
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
    subject: z.string(),
    body: z.string(),
    status: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int(),
    error: z.string().nullable(),
    /** Of the call that caused the mail; null for older mails. */
    correlation_id: z.string().nullable(),
    created: Timestamp,
    sent_at: Timestamp.nullable(),
    abilities: Abilities,
  }),
  filters: {
    email_template: filter.text('in'),
    model_name: filter.text(),
    object_id: filter.text('in'),
    status: filter.text('in'),
  },
  search: ['subject', 'recipients', 'request'],
  ordering: ['id', 'created', 'status'],
  defaultOrdering: '-created',
  grouping: ['status'],
});

export const emailEndpoints = defineEndpoints({
  'POST /email/{id}/resend/': {
    service: 'core',
    summary: 'Send a failed email again',
    access: ADMINISTRATORS,
    params: IdParams,
    status: 202,
    response: z.object({ status: z.literal('queued') }),
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
});
