/** Mail written by staff: templates, preview and sending (spec 3 sections 2.17 and 7 "Email"). */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter, listParameter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject, listSchema } from '../api/object.ts';
import {
  Abilities,
  Email,
  Id,
  IdParams,
  Timestamp,
  idList,
  requiredLine,
  requiredList,
  requiredText,
  singleLineText,
  text,
} from '../api/primitives.ts';
import { INSTITUTION_DECISIONS } from '../institution/transitions.ts';
import { MAIL_MODELS, MAIL_SENDER_ROLES, TEMPLATE_MODELS } from './rules.ts';
import { EMAIL_TYPES } from '../request/transitions.ts';
import { emailObject } from './log.wire.ts';
import { MailWords } from './draft.wire.ts';
import { STAFF_ROLES } from '../people/roles.ts';
import { LANGUAGES } from '../words/language.ts';
import { emailTemplateHistory } from '../administration/history.ts';

const MailModel = z.enum(MAIL_MODELS);

/** A mail template with placeholders such as `{first_name}`; administrators may change its text. */
export const emailTemplateObject = defineObject({
  name: 'email-template',
  service: 'core',
  history: emailTemplateHistory,
  access: { read: MAIL_SENDER_ROLES, write: ['sfari_admin', 'superuser'] },
  schema: z.object({
    id: Id,
    key: z.string(),
    title: z.string(),
    model_name: z.enum(TEMPLATE_MODELS),
    /** The decision about an institution or request that sends this template; null for templates that staff choose. */
    decision: z.enum([...INSTITUTION_DECISIONS, ...EMAIL_TYPES]).nullable(),
    subject: z.string(),
    body: z.string(),
    /** The letter for people who use the portal in Spanish; both are empty while there is none. */
    subject_es: z.string(),
    body_es: z.string(),
    /** Allowed placeholder names. */
    placeholders: z.array(z.string()),
    /** The placeholders that the subject or message must contain. */
    required_placeholders: z.array(z.string()),
    modified: Timestamp,
    abilities: Abilities,
  }),
  patch: z.strictObject({
    subject: requiredLine(300).optional(),
    body: requiredText(LIMITS.longText).optional(),
    subject_es: singleLineText(300).optional(),
    body_es: text(LIMITS.longText).optional(),
  }),
  bodyLimit: BODY_LIMITS.texts,
  filters: { model_name: filter.text('in'), key: filter.text('in'), decision: filter.text('in', 'isnull') },
  search: ['title', 'subject'],
  ordering: ['id', 'title', 'modified'],
  defaultOrdering: 'title',
});

const Addresses = z.array(Email).max(100);

const LetterText = z.object({ language: z.enum(LANGUAGES), subject: z.string(), body: z.string() });

export const FilledMail = LetterText.extend({
  from: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  /** The same email in the other languages that its template has. */
  translations: z.array(LetterText),
  /** The languages in which the recipients use the portal. */
  recipient_languages: z.array(z.enum(LANGUAGES)),
});

const ObjectId = z.string().regex(/^\d{1,9}$/);
/** Ids of the objects that one mail is about. */
const ObjectIds = idList(LIMITS.mailObjects);

export const mailEndpoints = defineEndpoints({
  'GET /email-info/': {
    service: 'staff',
    summary:
      'The email that a decision would send about requests, from its template, for editing. Owners do not see each other',
    access: ['sfari_admin', 'sfari_admin_lead', 'rm_admin', 'abn_proj_mgr', 'sfari_reviewer'],
    query: z.strictObject({
      email_type: z.enum(EMAIL_TYPES),
      model_name: z.literal('request'),
      obj_ids: ObjectIds,
      /** `true` if the requested changes are listed apart from the letter, which then refers to them. */
      lists_changes: z.enum(['true', 'false']).optional(),
    }),
    response: FilledMail.extend({ bcc_all: z.boolean() }),
    errors: ['NOT_FOUND'],
  },
  'GET /email-template/{id}/filled/': {
    service: 'core',
    summary:
      'A template filled with the data of an object: recipients, subject and message, which can be edited and sent',
    access: MAIL_SENDER_ROLES,
    params: IdParams,
    query: z.strictObject({ object_id: z.coerce.number().int().positive().max(2_147_483_647) }),
    response: FilledMail,
    errors: ['NOT_FOUND'],
  },
  'GET /email_logs/': {
    service: 'core',
    summary: 'The email log under its older name: `GET /email/` with the objects as a list',
    access: STAFF_ROLES,
    query: z.strictObject({
      email_template: listParameter(z.string().max(60)).optional(),
      model_name: MailModel.optional(),
      object_ids: listParameter(ObjectId).pipe(z.array(ObjectId).max(LIMITS.mailObjects)).optional(),
      limit: z.coerce.number().int().min(1).max(LIMITS.listMaximum).optional(),
      offset: z.coerce.number().int().min(0).optional(),
    }),
    response: listSchema(emailObject.schema),
  },
  'POST /email/preview/': {
    service: 'core',
    summary: 'A preview of an email: its HTML part and its text part',
    access: MAIL_SENDER_ROLES,
    body: z.strictObject({ subject: text(300), body: text(LIMITS.longText) }),
    response: z.object({ html: z.string(), text: z.string() }),
  },
  'POST /email/': {
    service: 'core',
    summary: 'Send an email. With `bcc_all`, recipients do not see each other',
    access: MAIL_SENDER_ROLES,
    bodyLimit: BODY_LIMITS.lists,
    body: z
      .strictObject({
        to: requiredList(Email, INPUT_MESSAGES.recipientMissing).max(100),
        cc: Addresses.default([]),
        bcc: Addresses.default([]),
        bcc_all: z.boolean().default(false),
        ...MailWords,
        email_template: z.string().max(60).default('staff_mail'),
        model_name: MailModel.nullable().default(null),
        /** One object; equivalent to `object_ids` with one id. */
        object_id: ObjectId.nullable().default(null),
        object_ids: z.array(ObjectId).max(LIMITS.mailObjects).default([]),
        /** The sender that the page showed: there is only one, and any other is refused. */
        from: z.string().max(LIMITS.sender).optional(),
        attachments: z.array(z.uuid()).max(LIMITS.attachments).default([]),
      })
      .transform(({ object_id: id, object_ids: ids, ...mail }) => ({
        ...mail,
        object_ids: [...new Set([...(id === null ? [] : [id]), ...ids])],
      }))
      .refine(({ object_ids: ids }) => ids.length <= LIMITS.mailObjects, {
        message: INPUT_MESSAGES.mailObjects,
        path: ['object_ids'],
      })
      .refine(({ model_name: model, object_ids: ids }) => (model === null) === (ids.length === 0), {
        message: INPUT_MESSAGES.mailWithoutObject,
        path: ['object_id'],
      }),
    status: 202,
    response: z.object({ status: z.literal('queued') }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
});
