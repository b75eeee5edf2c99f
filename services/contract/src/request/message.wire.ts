/** The conversation about a request: decisions, staff questions and the owner's answers (beyond the specification). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, IdParams, requiredText, Summary, Timestamp } from '../api/primitives.ts';
import { EmailDraft } from '../mail/draft.wire.ts';
import { REQUEST_STATUSES } from './statuses.ts';

export const MESSAGE_KINDS = ['decision', 'question', 'answer'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Created once and never changed. A question is the email that was sent with it; an answer is text. */
export const requestMessageObject = defineObject({
  name: 'request-message',
  service: 'researcher',
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({
    id: Id,
    request: Id,
    sfari_request_id: z.string(),
    kind: z.enum(MESSAGE_KINDS),
    /** The status set by the decision; null for questions and answers. */
    status: z.literal(REQUEST_STATUSES).nullable(),
    /** Subject of the email; '' for an answer. */
    subject: z.string(),
    /** Sanitized HTML, as sent. */
    text: z.string(),
    /** Null if staff wrote the message and the reader is not staff: researchers never see who reviews. */
    author: Summary.nullable(),
    /** Someone else wrote it, and the reader has not opened the conversation since. */
    unread: z.boolean(),
    created: Timestamp,
    abilities: Abilities,
  }),
  create: z
    .strictObject({
      request: Id,
      /** The newest message that the author had read; null if there was none. */
      seen: Id.nullable(),
      /** An answer. */
      text: requiredText(LIMITS.longText).optional(),
      /** A question. */
      email: EmailDraft.optional(),
    })
    .refine(({ text, email }) => (text === undefined) !== (email === undefined), {
      path: ['text'],
      message: INPUT_MESSAGES.answerOrQuestion,
    }),
  createErrors: ['NOT_FOUND', 'WRONG_STATE', 'CONFLICT'],
  bodyLimit: BODY_LIMITS.lists,
  filters: {
    id: filter.number('in'),
    request: filter.number('in'),
    kind: filter.text('in'),
  },
  search: ['text'],
  ordering: ['id'],
  defaultOrdering: '-id',
});

export const requestMessageEndpoints = defineEndpoints({
  ...requestMessageObject.endpoints,
  'POST /request/{id}/read-messages/': {
    service: 'researcher',
    summary: 'Mark the conversation as read up to and including the message `newest`',
    access: 'signed-in',
    params: IdParams,
    body: z.strictObject({ newest: Id }),
    status: 204,
    errors: ['NOT_FOUND'],
  },
});
