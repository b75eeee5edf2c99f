/** Endpoints of the core service beside its objects: files, history, mail, search. */
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { expandSchema, filter, listQuery } from '../filters.ts';
import { LIMITS } from '../limits.ts';
import { listSchema } from '../object.ts';
import { IdParams, Summary, Id, Timestamp, UuidParams, text } from '../primitives.ts';
import { STAFF_ROLES } from '../roles.ts';
import { RDA_STATUSES } from '../statuses.ts';

/** What an RDA file says of itself (spec 1 section 3). Dates are days at T12:00:00; comments are for staff alone. */
export const AgreementData = z.object({
  status: z.literal(RDA_STATUSES),
  comments: z.string().nullable(),
  signature: z.string().nullable(),
  signature_date: z.string().nullable(),
  sf_signature: z.string().nullable(),
  sf_signature_date: z.string().nullable(),
  revised_date: z.string().nullable(),
});
export type AgreementData = z.infer<typeof AgreementData>;

export const PortalFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.int(),
  media_type: z.string(),
  size: z.int(),
  sha256: z.string(),
  /** quarantined: waits for the scanner and is not served. */
  scan: z.enum(['clean', 'quarantined']),
  created: Timestamp,
  /** Of agreements only. */
  additional_data: AgreementData.nullable().optional(),
  base64: z.string().optional(),
  signed_url: z.string().optional(),
});
export type PortalFile = z.infer<typeof PortalFile>;

const booleanWord = z
  .string()
  .regex(/^(true|false|1|0)$/i)
  .transform((value) => /^(true|1)$/i.test(value));

/** One change of an object or of something that belongs to it (comments and reviews of a request). */
export const HistoryEntry = z.object({
  id: z.int(),
  model: z.string(),
  pk: z.string(),
  operation: z.enum(['created', 'changed', 'deleted']),
  modified: Timestamp,
  modifier: Summary.nullable(),
  impersonator: Summary.nullable(),
  correlation_id: z.string().nullable(),
  /** Field to [before, after]; a created row has null before. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** One file or folder of a zip. */
export const ZipEntry = z.object({
  /** Its place in the zip: 'data/scores.csv'; of a folder 'data/'. */
  title: z.string(),
  is_dir: z.boolean(),
  /** In bytes, unpacked. */
  size: z.int().nonnegative(),
});
export type ZipEntry = z.infer<typeof ZipEntry>;

export const coreEndpoints = defineEndpoints({
  'POST /file/': {
    service: 'core',
    summary: 'Upload one file (multipart: type, name, file). Scanned before it is served',
    access: 'signed-in',
    bodyKind: 'multipart',
    form: z.strictObject({
      type: z.int().positive().meta({ description: 'What the file is: a number of FILE_TYPE' }),
      name: z.string().optional().meta({ description: "Name to show; the file's own unless told" }),
      institution: z
        .int()
        .positive()
        .optional()
        .meta({ description: "Of an agreement, which becomes the institution's current one" }),
      file: z.string().meta({ format: 'binary' }),
    }),
    response: PortalFile,
    status: 201,
    errors: ['WRONG_STATE', 'VIRUS', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'TOO_MANY_REQUESTS'],
  },
  'GET /file/list/': {
    service: 'core',
    summary: 'What a zip that the caller may open holds; of several with that name the newest',
    access: 'signed-in',
    query: z.strictObject({ zip_file_name: text(LIMITS.fileName) }),
    response: z.array(ZipEntry),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATE'],
  },
  'GET /file/download/': {
    service: 'core',
    summary: 'The selected files of a zip as a zip; a folder stands for all that it holds',
    access: 'signed-in',
    query: z.strictObject({
      zip_file_name: text(LIMITS.fileName),
      selected_files: z
        .preprocess(
          (given) => (typeof given === 'string' ? [given] : given),
          z.array(text(LIMITS.archiveName)).min(1).max(LIMITS.archiveEntries),
        )
        .meta({ description: 'Titles of the list, each a parameter of its own' }),
    }),
    stream: true,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATE'],
  },
  'GET /file/{id}/': {
    service: 'core',
    summary:
      'A file the caller may see; base64=true adds its content, signed_url=true a link of five minutes. Visitors see files about public datasets',
    access: 'anyone',
    params: UuidParams,
    query: z.strictObject({ base64: booleanWord.optional(), signed_url: booleanWord.optional() }),
    response: PortalFile,
    errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'WRONG_STATE'],
  },
  'GET /file/{id}/content/': {
    service: 'core',
    summary: 'The bytes, as an attachment, by a signed link; where they are kept in a bucket, the way to it',
    access: 'anyone',
    params: UuidParams,
    query: z.strictObject({
      expires: z.string().regex(/^\d{1,16}$/),
      signature: text(200),
      /** `false` for callers that follow no redirect: the bytes pass through the portal. */
      redirect: z.enum(['true', 'false']).optional(),
    }),
    stream: true,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATE'],
  },
  'POST /email/{id}/resend/': {
    service: 'core',
    summary: 'Try a failed mail again',
    access: ['sfari_admin', 'superuser'],
    params: IdParams,
    status: 202,
    response: z.object({ status: z.literal('queued') }),
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
  'GET /person/': {
    service: 'core',
    summary: 'People by group, for reviewer pickers and mentions',
    access: STAFF_ROLES,
    query: listQuery({
      filters: { groups__name: filter.text('in'), id: filter.number('in') },
      searchable: true,
      ordering: ['display_name'],
      expand: [],
      grouping: [],
    }),
    response: listSchema(z.object({ id: Id, display_name: z.string(), email: z.string() })),
  },
});

/** @param models of all objects with a history */
export const historyEndpoints = (models: readonly string[]) =>
  defineEndpoints({
    'GET /history/': {
      service: 'core',
      summary:
        'Changes of one object, oldest first. To staff with an ETag: sent as If-None-Match, 304 while nothing was added',
      access: 'signed-in',
      polled: true,
      query: z.strictObject({
        pk: z.string().regex(/^(\d{1,10}|[0-9a-f-]{36})$/i),
        model: z.enum(models),
        limit: z.coerce.number().int().min(1).max(500).optional(),
        offset: z.coerce.number().int().min(0).max(LIMITS.offsetMaximum).optional(),
        /** Entries have no relation that is left out: `on` changes nothing (spec 3 section 7). */
        expand: expandSchema([]).optional(),
      }),
      response: listSchema(HistoryEntry),
      errors: ['NOT_FOUND'],
    },
  });
