/** Small schemas that many objects share. */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { hasControlCharacter, hasImpossibleCharacter } from '../basics/characters.ts';
import { ADDRESS } from '../basics/email-address.ts';
import { AWS_ACCOUNT_PATTERN, GLOBUS_PATTERN, LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { hasInvisible, containsAddress } from '../people/plain-names.ts';

/**
 * Words of a schema for a field that is not there; an empty one gets them by the schema's own rule, so that both get
 * the same. Without words, or for a value of another kind, the general ones count.
 */
export const blankIs = (message: string | undefined) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null ? message : undefined,
});

/**
 * Text that PostgreSQL can store. What is too long is not checked further: a pattern that is harmless on a line could make
 * the server busy for an hour on two megabytes.
 */
export const text = (maximum: number, whenMissing?: string) =>
  z
    .string(blankIs(whenMissing))
    .max(maximum, { abort: true })
    .refine((value) => !hasImpossibleCharacter(value), INPUT_MESSAGES.impossibleCharacter);

/** Text of one line: names, titles and subjects, which are in mail headers and in lists. */
export const line = (maximum: number, whenMissing?: string) =>
  text(maximum, whenMissing).refine((value) => !hasControlCharacter(value), INPUT_MESSAGES.oneLine);

/** A line that must say something. */
export const requiredLine = (maximum: number, message: string = MESSAGES.required) =>
  line(maximum, message).refine((value) => value.trim() !== '', message);

/** The name of a person or institution: it is in mails to others, so it is no link and hides nothing. */
const plainName = (maximum: number, message: string) =>
  requiredLine(maximum, message)
    .refine((value) => !containsAddress(value), INPUT_MESSAGES.noAddress)
    .refine((value) => !hasInvisible(value), INPUT_MESSAGES.invisibleCharacter);
export const personName = (message: string) => plainName(LIMITS.name, message);
export const institutionName = (message: string = MESSAGES.required) =>
  plainName(LIMITS.institutionName, message);

/** Text that must say something: blank is 'Required field'. */
export const requiredText = (maximum: number, message: string = MESSAGES.required) =>
  text(maximum, message).refine((value) => value.trim() !== '', message);

/** A list that must not be empty. */
export const requiredList = <S extends z.ZodType>(one: S, message: string = MESSAGES.required) =>
  z.array(one, blankIs(message)).min(1, message);

export const Id = z.int().positive().max(2_147_483_647);
/** An id in a path: digits only. */
export const PathId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(Id);
/** Ids in a query, separated by commas, each once; one at least. */
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
/** A day of the calendar; one that does not exist is refused in the words of the forms. */
export const DateOnly = z.iso.date({
  error: ({ input }) => (typeof input === 'string' && input !== '' ? MESSAGES.dateFormat : undefined),
});
/** An address as it was stored; one that is newly written is an {@link Email}. */
export const KnownEmail = z.string().max(LIMITS.email, { abort: true }).regex(ADDRESS, MESSAGES.emailPattern);
/** One form for characters that have several, and nothing that readers do not see: the rule of `isEmailAddress`. */
export const Email = z
  .string(blankIs(MESSAGES.emailPattern))
  .max(LIMITS.email, { abort: true })
  .normalize('NFKC')
  // some signs become several
  .max(LIMITS.email, { abort: true })
  .regex(ADDRESS, { error: MESSAGES.emailPattern, abort: true })
  .refine((value) => !hasInvisible(value) && !hasControlCharacter(value), MESSAGES.emailPattern);

/** Text by {@link GLOBUS_PATTERN}. */
export const GlobusUsername = text(LIMITS.globusUsername, MESSAGES.globus).regex(
  GLOBUS_PATTERN,
  MESSAGES.globus,
);

/** Text by {@link AWS_ACCOUNT_PATTERN}. */
export const AwsAccountId = text(LIMITS.awsAccount, INPUT_MESSAGES.awsAccount).regex(
  AWS_ACCOUNT_PATTERN,
  INPUT_MESSAGES.awsAccount,
);

/** A row that another object points at. */
export const Summary = z.object({ id: Id, display_name: z.string() });
export type Summary = z.infer<typeof Summary>;

/** What the caller may do with the object now. */
export const Abilities = z.record(z.string(), z.boolean());
