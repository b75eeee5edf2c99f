/** Large dataset files, uploaded in pieces and resumable after an interruption: the tus protocol 1.0 (decision 293). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { Timestamp, UuidParams } from '../api/primitives.ts';
import { DATASET_ADMIN_ROLES } from '../people/roles.ts';

export const UPLOAD_STATES = ['receiving', 'checking', 'ready', 'refused'] as const;

export const FileUploadState = z.object({
  id: z.uuid(),
  name: z.string(),
  /** One of FILE_TYPE. */
  type: z.int(),
  /** Bytes received so far. */
  offset: z.int().nonnegative(),
  size: z.int().positive(),
  state: z.enum(UPLOAD_STATES),
  /** The id of the file, once it is ready. */
  file: z.uuid().nullable(),
  /** Why the file was refused; its bytes have been deleted. */
  refusal: z
    .object({ code: z.enum(['INVALID_INPUT', 'VIRUS', 'UNSUPPORTED_TYPE']), detail: z.string() })
    .nullable(),
  /** The upload is deleted if no further piece arrives by then. */
  expires: Timestamp,
});
export type FileUploadState = z.infer<typeof FileUploadState>;

export const fileUploadEndpoints = defineEndpoints({
  'POST /file/upload/': {
    service: 'core',
    summary:
      'Start the upload of a large dataset file (tus 1.0: Upload-Length, Upload-Metadata with filename and type). Location is where its pieces are sent',
    access: DATASET_ADMIN_ROLES,
    response: FileUploadState,
    status: 201,
    errors: ['INVALID_INPUT', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'UNSUPPORTED_VERSION', 'TOO_MANY_REQUESTS'],
  },
  'GET /file/upload/{id}/': {
    service: 'core',
    summary: "The progress and result of one's own upload. HEAD returns only Upload-Offset",
    access: DATASET_ADMIN_ROLES,
    params: UuidParams,
    response: FileUploadState,
    polled: true,
  },
  'PATCH /file/upload/{id}/': {
    service: 'core',
    summary:
      'Send the next piece (application/offset+octet-stream) at Upload-Offset. The last one starts the check; GET returns its result',
    access: DATASET_ADMIN_ROLES,
    params: UuidParams,
    bodyKind: 'bytes',
    status: 204,
    errors: ['INVALID_INPUT', 'CONFLICT', 'LOCKED', 'TOO_LARGE', 'TOO_SLOW', 'UNSUPPORTED_VERSION'],
  },
  'DELETE /file/upload/{id}/': {
    service: 'core',
    summary: "Cancel one's own upload and delete what was uploaded. A completed file is kept",
    access: DATASET_ADMIN_ROLES,
    params: UuidParams,
    status: 204,
    errors: ['LOCKED', 'UNSUPPORTED_VERSION'],
  },
});
