/** The Researcher Distribution Agreement (RDA) of an institution: document, signatures, status (spec 1 sections 3, 4 and 7). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter, listQuery } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject, listSchema } from '../api/object.ts';
import {
  Abilities,
  DateOnly,
  Id,
  Summary,
  Timestamp,
  UuidParams,
  singleLineText,
  requiredText,
  text,
} from '../api/primitives.ts';
import { INSTITUTION_STATUSES, RDA_STATUS, RDA_STATUSES } from '../request/statuses.ts';
import { AgreementData, PortalFile } from '../file/wire.ts';
import { agreementHistory } from './history.ts';

/**
 * A date, stored at noon so that no time zone moves it to another day (spec 1 section 4). Accepted with or without the
 * time.
 */
export const AgreementDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T12:00:00)?$/)
  .transform((value) => value.slice(0, 10))
  .pipe(DateOnly)
  .transform((day) => `${day}T12:00:00`);

const SIGNER_ROLES = ['official', 'foundation'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

export const AgreementSignature = z.object({
  id: Id,
  role: z.enum(SIGNER_ROLES),
  signer: Summary,
  typed_name: z.string(),
  meaning: z.string(),
  signed_at: Timestamp,
  /** Hash of the document as it was signed. */
  sha256: z.string(),
  /** The document was revised after the signature. The signature stays on record but is no longer valid. */
  voided: z.boolean(),
});
export type AgreementSignature = z.infer<typeof AgreementSignature>;

/**
 * An agreement signed on paper, as recorded by one administrator. It counts once another administrator has confirmed
 * it.
 */
export const PaperRecord = z.object({
  id: Id,
  state: z.enum(['waiting', 'confirmed', 'refused']),
  /** The status that the agreement gets when the record is confirmed. */
  status: z.literal([RDA_STATUS.AWAITING_EXECUTION, RDA_STATUS.FULLY_EXECUTED]),
  signature: z.string(),
  signature_date: z.string(),
  sf_signature: z.string().nullable(),
  sf_signature_date: z.string().nullable(),
  /** File type 5. */
  scan: z.object({ id: z.uuid(), name: z.string(), sha256: z.string() }),
  recorder: Summary,
  recorded_at: Timestamp,
  decider: Summary.nullable(),
  decided_at: Timestamp.nullable(),
  /** Why the record was refused; shown to staff only. */
  reason: z.string().nullable(),
});
export type PaperRecord = z.infer<typeof PaperRecord>;

/** Fields of the administrators' form. Which of them may be changed depends on the agreement's status. */
const AgreementForm = z.strictObject({
  status: z.literal(RDA_STATUSES).optional(),
  comments: text(LIMITS.comment).nullable().optional(),
  signature: singleLineText(LIMITS.signature).nullable().optional(),
  signature_date: AgreementDate.nullable().optional(),
  sf_signature: singleLineText(LIMITS.signature).nullable().optional(),
  sf_signature_date: AgreementDate.nullable().optional(),
  revised_date: AgreementDate.nullable().optional(),
  /**
   * Scan of the signed paper, file type 5. Names of people who did not sign in the portal count only with this scan.
   */
  scan: z.uuid().optional(),
});

export const agreementObject = defineObject({
  name: 'agreement',
  service: 'core',
  history: agreementHistory,
  patchNeedsVersion: true,
  access: { read: 'signed-in', write: ['sfari_admin'] },
  params: UuidParams,
  schema: z.object({
    id: z.uuid(),
    name: z.string(),
    size: z.int(),
    sha256: z.string(),
    scan: z.enum(['clean', 'quarantined']),
    institution: Summary.extend({ status: z.literal(INSTITUTION_STATUSES) }),
    /** The institution's current Signing Official, who signs the agreement. */
    official: Summary.nullable(),
    /** False if a newer agreement replaced this one. */
    current: z.boolean(),
    additional_data: AgreementData,
    signatures: z.array(AgreementSignature),
    /** Paper records of the current document, oldest first. The institution sees only confirmed ones. */
    papers: z.array(PaperRecord),
    /** When the Signing Official may be reminded again; null if no reminder was sent in the last seven days. */
    remind_from: Timestamp.nullable(),
    created: Timestamp,
    abilities: Abilities,
  }),
  /**
   * Creates an agreement for the institution as a copy of the foundation's template. `POST /file/` creates one from a
   * PDF.
   */
  create: z.strictObject({ institution: Id }),
  createErrors: ['NOT_FOUND', 'WRONG_STATE'],
  patch: AgreementForm,
  filters: {
    id: filter.uuid('in'),
    status: filter.number('in'),
    institution: filter.number('in'),
    institution_status: filter.number('in'),
    current: filter.boolean(),
  },
  search: ['institution', 'official'],
  ordering: ['institution', 'status', 'created'],
  defaultOrdering: 'institution',
  grouping: ['status'],
});
export type Agreement = z.infer<typeof agreementObject.schema>;

/**
 * The foundation's template of the agreement; new agreements are copies of it. The newest template that passed the
 * virus check is current. It is uploaded by `POST /file/`, type 4.
 */
export const rdaTemplateObject = defineObject({
  name: 'rda-template',
  service: 'core',
  access: { read: ['sfari_admin', 'superuser'], write: [] },
  params: UuidParams,
  schema: z.object({
    id: z.uuid(),
    name: z.string(),
    size: z.int(),
    sha256: z.string(),
    scan: z.enum(['clean', 'quarantined']),
    creator: Summary.nullable(),
    created: Timestamp,
    current: z.boolean(),
  }),
  ordering: ['created'],
  defaultOrdering: '-created',
});

export const SignBody = z.strictObject({
  /** Must match the signer's display name exactly. */
  signature: singleLineText(LIMITS.signature),
  password: text(LIMITS.passwordMaximum),
  /** Hash of the document that the signer read, so that the signature cannot apply to another document. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

export const agreementEndpoints = defineEndpoints({
  'POST /agreement/{id}/sign/': {
    service: 'core',
    summary: "The institution's Signing Official signs: status 1 becomes 2",
    access: ['sbso'],
    params: UuidParams,
    body: SignBody,
    response: agreementObject.schema,
    versionOf: 'GET /agreement/{id}/',
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'POST /agreement/{id}/countersign/': {
    service: 'core',
    summary: 'An administrator lead signs for the foundation: status 2 becomes 3',
    access: ['sfari_admin_lead'],
    params: UuidParams,
    body: SignBody,
    response: agreementObject.schema,
    versionOf: 'GET /agreement/{id}/',
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'POST /agreement/{id}/remind/': {
    service: 'core',
    summary: 'A researcher reminds the Signing Official by email, once in seven days for each agreement',
    access: ['primary_researcher'],
    params: UuidParams,
    response: agreementObject.schema,
    errors: ['WRONG_STATE'],
  },
  'POST /agreement/{id}/confirm-paper/': {
    service: 'core',
    summary:
      'A second administrator confirms that the scan matches the record. The agreement is in force from then on',
    access: ['sfari_admin'],
    params: UuidParams,
    body: z.strictObject({ paper: Id }),
    response: agreementObject.schema,
    versionOf: 'GET /agreement/{id}/',
    errors: ['WRONG_STATE'],
  },
  'POST /agreement/{id}/refuse-paper/': {
    service: 'core',
    summary: "Refuse a wrong record of a paper agreement, or withdraw one's own record",
    access: ['sfari_admin'],
    params: UuidParams,
    body: z.strictObject({ paper: Id, reason: requiredText(LIMITS.reason) }),
    response: agreementObject.schema,
    versionOf: 'GET /agreement/{id}/',
    errors: ['WRONG_STATE'],
  },
  'POST /agreement/{id}/replace/': {
    service: 'core',
    summary:
      'Replace the PDF (multipart). The status is 1 again, signatures are void, and joinders are requested again',
    access: ['sfari_admin'],
    params: UuidParams,
    bodyKind: 'multipart',
    form: z.strictObject({
      comments: z.string().optional().meta({ description: 'Why it was revised; for staff' }),
      file: z.string().meta({ format: 'binary' }),
    }),
    response: agreementObject.schema,
    versionOf: 'GET /agreement/{id}/',
    errors: ['WRONG_STATE', 'VIRUS', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'TOO_MANY_REQUESTS'],
  },
  'GET /agreement/{id}/pdf/': {
    service: 'core',
    summary: 'The document with a page of its signatures; download=true as an attachment',
    access: 'signed-in',
    params: UuidParams,
    query: z.strictObject({ download: z.enum(['true', 'false']).optional() }),
    stream: true,
    errors: ['WRONG_STATE'],
  },
  'GET /file/': {
    service: 'core',
    summary: 'Files that the caller can see',
    access: 'signed-in',
    query: listQuery({
      filters: {
        id: filter.uuid('in'),
        type: filter.number('in'),
        institution: filter.number('in'),
        rda_info__status: filter.number('in'),
      },
      searchable: false,
      ordering: ['created'],
      expand: [],
      grouping: [],
    }),
    response: listSchema(PortalFile),
  },
  'PATCH /file/{id}/': {
    service: 'core',
    summary:
      'Change an agreement by its file: additional_data.signature with the password signs, sf_signature countersigns, base64 replaces the PDF. Without a password, an administrator fills in the form',
    access: ['sbso', 'sfari_admin'],
    params: UuidParams,
    bodyLimit: BODY_LIMITS.document,
    body: z.strictObject({
      type: z.literal(2).optional(),
      additional_data: AgreementForm.optional(),
      password: text(LIMITS.passwordMaximum).optional(),
      name: singleLineText(255).optional(),
      base64: z
        .string()
        .regex(/^[A-Za-z0-9+/]+={0,2}$/)
        .optional(),
    }),
    response: PortalFile,
    versionOf: 'GET /file/{id}/',
    versionFromRead: true,
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS', 'VIRUS', 'UNSUPPORTED_TYPE'],
  },
});
