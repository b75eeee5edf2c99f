/** Error codes, their HTTP status and their shape on the wire (docs/api.md). */
import { z } from 'zod';
import { PROOF_METHODS } from '../people/factors.ts';

export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  LOGIN_REFUSED: 400,
  NOT_SIGNED_IN: 401,
  /** The impersonation time is over; `DELETE /impersonation/` returns to the real session. */
  IMPERSONATION_ENDED: 401,
  FORBIDDEN: 403,
  /** The person proved who they are more than five minutes ago; `POST /session/proof/` does it again. */
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The body did not arrive in time. */
  TOO_SLOW: 408,
  STALE: 409,
  WRONG_STATE: 409,
  CONFLICT: 409,
  /** A change during impersonation that was not confirmed (spec 1 section 4 "Impersonation"). */
  CONFIRM_PRODUCTION_CHANGE: 409,
  VIRUS: 412,
  /** From the tus protocol. */
  UNSUPPORTED_VERSION: 412,
  TOO_LARGE: 413,
  /** Files of this kind are not accepted. */
  UNSUPPORTED_TYPE: 415,
  /** The body is not JSON where JSON is required, or not a multipart form where files are required. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** Another call is writing to the same upload. */
  LOCKED: 423,
  /** A decision was sent without If-Match, so its version is unknown. */
  VERSION_REQUIRED: 428,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Body of a 400: messages by field, or a list of messages. */
export const FieldErrors = z.union([z.record(z.string(), z.array(z.string())), z.array(z.string())]);
export type FieldErrors = z.infer<typeof FieldErrors>;

export const LOGIN_CODES = [
  'TERMS_SERVICES',
  'NO_PASSWORD',
  'ACCOUNT_UNVERIFIED',
  'Invalid institution',
  /** Not in the specification: the account has a second factor, and the answer says how to go on. */
  'SECOND_FACTOR',
] as const;
export type LoginCode = (typeof LOGIN_CODES)[number];

/** How a login continues after the password. `step` opens nothing but `POST /session/second-step/`, for ten minutes. */
export const SecondStep = z.object({ step: z.string(), methods: z.array(z.enum(PROOF_METHODS)) });
export type SecondStep = z.infer<typeof SecondStep>;

/** Body of the 400 when the login has the right password but is still refused. */
export const LoginRefusal = z.object({
  code: z.enum(LOGIN_CODES),
  detail: z.string(),
  current: SecondStep.optional(),
});

/**
 * Body of every other error. `correlation_id` is the one in X-Correlation-Id and in the log. `current` comes with 409.
 */
export const ErrorBody = z.object({
  detail: z.string(),
  code: z.string(),
  correlation_id: z.string(),
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
