/** Small schemas that many objects share. */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { hasControlCharacter, hasImpossibleCharacter } from '../basics/characters.ts';
import { ADDRESS } from '../basics/email-address.ts';
import { AWS_ACCOUNT_PATTERN, GLOBUS_PATTERN, LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { hasInvisible, containsAddress } from '../people/plain-names.ts';

/**
 * Error message of a schema for a missing field. An empty string gets its message from the schema's own rule, so pass
 * the same message to both. Without a message, or for a value of another type, the general messages apply.
 */
export const missingMessage = (message: string | undefined) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null ? message : undefined,
});

/**
 * Text that PostgreSQL can store. Text that is too long is not validated further: a pattern that is harmless on one
 * line could take an hour of CPU time on two megabytes.
 */
export const text = (maximum: number, whenMissing?: string) =>
  z
    .string(missingMessage(whenMissing))
    .max(maximum, { abort: true })
    .refine((value) => !hasImpossibleCharacter(value), INPUT_MESSAGES.impossibleCharacter);

/** Text of one line: names, titles and subjects, which appear in mail headers and lists. */
export const singleLineText = (maximum: number, whenMissing?: string) =>
  text(maximum, whenMissing).refine((value) => !hasControlCharacter(value), INPUT_MESSAGES.oneLine);

/** A line that must not be blank. */
export const requiredLine = (maximum: number, message: string = MESSAGES.required) =>
  singleLineText(maximum, message).refine((value) => value.trim() !== '', message);

/**
 * The name of a person or institution. It appears in emails to others, so it must contain neither links nor invisible
 * characters.
 */
const plainName = (maximum: number, message: string) =>
  requiredLine(maximum, message)
    .refine((value) => !containsAddress(value), INPUT_MESSAGES.noAddress)
    .refine((value) => !hasInvisible(value), INPUT_MESSAGES.invisibleCharacter);
export const personName = (message: string) => plainName(LIMITS.name, message);
export const institutionName = (message: string = MESSAGES.required) =>
  plainName(LIMITS.institutionName, message);

/** Text that must not be blank; the default message is 'Required field'. */
export const requiredText = (maximum: number, message: string = MESSAGES.required) =>
  text(maximum, message).refine((value) => value.trim() !== '', message);

export const requiredList = <S extends z.ZodType>(one: S, message: string = MESSAGES.required) =>
  z.array(one, missingMessage(message)).min(1, message);

export const Id = z.int().positive().max(2_147_483_647);
/** An id in a path: digits only. */
export const PathId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(Id);
/** Distinct comma-separated ids in a query; at least one. */
export const idList = (most: number) =>
  z
    .string()
    .max(most * 12)
    .transform((value) => [...new Set(value.split(',').filter((part) => part !== ''))])
    .pipe(z.array(PathId).min(1).max(most));
export const IdParams = z.object({ id: PathId });
export const UuidParams = z.object({ id: z.uuid() });
/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime({ offset: true });
/** A calendar day. The message for an invalid date is the one that the forms show. */
export const DateOnly = z.iso.date({
  error: ({ input }) => (typeof input === 'string' && input !== '' ? MESSAGES.dateFormat : undefined),
});
/** An address that is already stored; new addresses must be an {@link Email}. */
export const KnownEmail = z.string().max(LIMITS.email, { abort: true }).regex(ADDRESS, MESSAGES.emailPattern);
/**
 * Characters with several forms are normalized and invisible characters are refused: the same rule as `isEmailAddress`.
 */
export const Email = z
  .string(missingMessage(MESSAGES.emailPattern))
  .max(LIMITS.email, { abort: true })
  .normalize('NFKC')
  // Normalization may lengthen the text.
  .max(LIMITS.email, { abort: true })
  .regex(ADDRESS, { error: MESSAGES.emailPattern, abort: true })
  .refine((value) => !hasInvisible(value) && !hasControlCharacter(value), MESSAGES.emailPattern);

export const GlobusUsername = text(LIMITS.globusUsername, MESSAGES.globus).regex(
  GLOBUS_PATTERN,
  MESSAGES.globus,
);

export const AwsAccountId = text(LIMITS.awsAccount, INPUT_MESSAGES.awsAccount).regex(
  AWS_ACCOUNT_PATTERN,
  INPUT_MESSAGES.awsAccount,
);

/** Id and name of a related row. */
export const Summary = z.object({ id: Id, display_name: z.string() });
export type Summary = z.infer<typeof Summary>;

/** Which actions the caller may perform on the object now. */
export const Abilities = z.record(z.string(), z.boolean());
