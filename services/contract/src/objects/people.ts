/** Cohorts, notifications and switches of the core service. */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../input-messages.ts';
import { filter } from '../filters.ts';
import { LIMITS } from '../limits.ts';
import { hasUnwritten, WRITE_FIRST } from '../mail-rules.ts';
import { defineObject } from '../object.ts';
import {
  Abilities,
  Email,
  Id,
  Timestamp,
  blankIs,
  requiredLine,
  requiredList,
  requiredText,
  text,
} from '../primitives.ts';
import { STAFF_ROLES } from '../roles.ts';
import {
  cohortHistory,
  featureToggleHistory,
  metaDataHistory,
  emailHistory,
} from './administration.history.ts';

export { InstitutionSummary, institutionObject, userInstitutionObject } from './institution.ts';
export { userObject } from './user.ts';

/** Who changes them. */
const ADMINISTRATORS = ['sfari_admin', 'superuser'] as const;

/** Address of the welcome packet of a cohort. */
const WelcomePacket = z
  .url({ protocol: /^https?$/ })
  .max(LIMITS.url)
  .nullable();

export const cohortObject = defineObject({
  name: 'cohort',
  service: 'core',
  history: cohortHistory,
  access: { read: 'anyone', write: ADMINISTRATORS },
  schema: z.object({
    id: Id,
    name: z.string(),
    display_name: z.string(),
    description: z.string(),
    welcome_packet: z.string().nullable(),
  }),
  /** Its name stays: rules and questions of forms know some cohorts by theirs. */
  create: z.strictObject({
    name: requiredLine(LIMITS.institutionName),
    display_name: requiredLine(LIMITS.institutionName),
    description: text(LIMITS.comment).default(''),
    welcome_packet: WelcomePacket.default(null),
  }),
  patch: z.strictObject({
    display_name: requiredLine(LIMITS.institutionName).optional(),
    description: text(LIMITS.comment).optional(),
    welcome_packet: WelcomePacket.optional(),
  }),
  filters: { id: filter.number('in'), name: filter.text() },
  ordering: ['id', 'name'],
  defaultOrdering: 'id',
});

export const notificationObject = defineObject({
  name: 'notification',
  service: 'core',
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({ id: Id, message: z.string(), redirect: z.string().nullable(), created: Timestamp }),
  deletable: true,
  filters: { id: filter.number('in') },
  ordering: ['id', 'created'],
  defaultOrdering: '-created',
  polled: true,
});

export const featureToggleObject = defineObject({
  name: 'feature-toggle',
  service: 'core',
  history: featureToggleHistory,
  access: { read: 'anyone', write: ADMINISTRATORS },
  schema: z.object({ id: Id, feature_code: z.string(), enabled: z.boolean() }),
  create: z.strictObject({
    feature_code: z
      .string(blankIs(INPUT_MESSAGES.code))
      .max(LIMITS.featureCode)
      .regex(/^[A-Z][A-Z0-9_]*$/, INPUT_MESSAGES.code),
    enabled: z.boolean().default(false),
  }),
  createErrors: ['CONFLICT'],
  patch: z.strictObject({ enabled: z.boolean() }),
  filters: { enabled: filter.boolean(), feature_code: filter.text('in') },
  ordering: ['id'],
  defaultOrdering: 'id',
});

export const metaDataObject = defineObject({
  name: 'meta-data',
  service: 'core',
  history: metaDataHistory,
  access: { read: 'anyone', write: ADMINISTRATORS },
  schema: z.object({ id: Id, version: z.string(), enabled: z.boolean() }),
  create: z.strictObject({ version: requiredLine(LIMITS.version), enabled: z.boolean().default(false) }),
  createErrors: ['CONFLICT'],
  /** One version is enabled: enabling it disables the others. */
  patch: z.strictObject({
    version: requiredLine(LIMITS.version).optional(),
    enabled: z.boolean().optional(),
  }),
  filters: { enabled: filter.boolean() },
  ordering: ['id'],
  defaultOrdering: '-id',
});

/** A mail that the portal sent or tries to send. */
export const emailObject = defineObject({
  name: 'email',
  service: 'core',
  history: emailHistory,
  access: { read: STAFF_ROLES, write: ['sfari_admin', 'superuser'] },
  schema: z.object({
    id: Id,
    email_template: z.string(),
    model_name: z.string().nullable(),
    object_id: z.string().nullable(),
    /** All that it is about, the first one included. */
    object_ids: z.array(z.string()),
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
    subject: z.string(),
    body: z.string(),
    status: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int(),
    error: z.string().nullable(),
    /** Of the call that caused the mail; null for mails of before. */
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
  ordering: ['id', 'created', 'status'],
  defaultOrdering: '-created',
  grouping: ['status'],
});

/** Fields of a mail as staff write it. */
/** What staff send is finished: nothing stands in it that its template left for them to write. */
export const MailWords = {
  subject: requiredLine(300).refine((words) => !hasUnwritten(words), WRITE_FIRST),
  body: requiredText(LIMITS.longText).refine((words) => !hasUnwritten(words), WRITE_FIRST),
};

export const EmailDraft = z.strictObject({
  to: requiredList(Email, INPUT_MESSAGES.recipientMissing).max(100),
  cc: z.array(Email).max(100).default([]),
  bcc: z.array(Email).max(100).default([]),
  ...MailWords,
});
export type EmailDraft = z.infer<typeof EmailDraft>;
