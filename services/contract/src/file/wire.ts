/** Files, and the contents of zip files (spec 1 section 3). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { Timestamp, UuidParams, text } from '../api/primitives.ts';
import { RDA_STATUSES } from '../request/statuses.ts';

/** Metadata of an RDA file (spec 1 section 3). Dates are days at T12:00:00; only staff see the comments. */
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
  /** quarantined: waiting for the virus scan, not served yet. */
  scan: z.enum(['clean', 'quarantined']),
  created: Timestamp,
  /** Only for agreements. */
  additional_data: AgreementData.nullable().optional(),
  base64: z.string().optional(),
  signed_url: z.string().optional(),
});
export type PortalFile = z.infer<typeof PortalFile>;

const booleanWord = z
  .string()
  .regex(/^(true|false|1|0)$/i)
  .transform((value) => /^(true|1)$/i.test(value));

/** One file or folder of a zip. */
export const ZipEntry = z.object({
  /** Path in the zip: 'data/scores.csv'; a folder ends with a slash: 'data/'. */
  title: z.string(),
  is_dir: z.boolean(),
  /** Unpacked size in bytes. */
  size: z.int().nonnegative(),
});
export type ZipEntry = z.infer<typeof ZipEntry>;

export const fileEndpoints = defineEndpoints({
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
    summary: 'The contents of a zip that the caller can open. If several have the name, the newest',
    access: 'signed-in',
    query: z.strictObject({ zip_file_name: text(LIMITS.fileName) }),
    response: z.array(ZipEntry),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATE'],
  },
  'GET /file/download/': {
    service: 'core',
    summary: 'The selected files of a zip, as a zip. A folder includes everything in it',
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
      'A file that the caller can see. base64=true adds its content, signed_url=true a link that is valid for five minutes. Visitors see files about public datasets',
    access: 'anyone',
    params: UuidParams,
    query: z.strictObject({ base64: booleanWord.optional(), signed_url: booleanWord.optional() }),
    response: PortalFile,
    errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'WRONG_STATE'],
  },
  'GET /file/{id}/content/': {
    service: 'core',
    summary: 'The content as an attachment, by a signed link; redirects to the bucket if it is stored there',
    access: 'anyone',
    params: UuidParams,
    query: z.strictObject({
      expires: z.string().regex(/^\d{1,16}$/),
      signature: text(200),
      /** `false` for clients that cannot follow a redirect: the bytes are then sent through the portal. */
      redirect: z.enum(['true', 'false']).optional(),
    }),
    stream: true,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATE'],
  },
});
