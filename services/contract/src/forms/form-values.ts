/**
 * Zod schemas for the value of each field type (see `form-schema.ts`). They use zod/mini, because browsers load them.
 */
import * as z from 'zod/mini';
import { isDay, writeDay } from '../basics/days.ts';
import { fillText, groupDigits } from '../words/words.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { hasControlCharacter, hasImpossibleCharacter } from '../basics/characters.ts';
import {
  asText,
  cleanTags,
  isBlankRow,
  isEmptyValue,
  isRow,
  type FormPattern,
  type RuledField,
} from './form-rules.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import {
  LARGEST_DRAFT_AMOUNT,
  MOST_SAMPLES,
  SAMPLE_ID_LENGTH,
  SAMPLE_ID_PATTERN,
} from '../sample/sample-ids.ts';
import { amountProblem } from '../sample/sample-rules.ts';

/**
 * `draft`: checks type and size only, so that unfinished answers can be stored. `complete`: checks all rules of the
 * definition.
 */
export type CheckMode = 'draft' | 'complete';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The length is checked first: the pattern is slow on text that is far too long for an address. */
const isEmail = (value: string): boolean => value.length <= LIMITS.email && EMAIL.test(value);

const MOST_TAGS = 100;
const MOST_FILES = 20;
const MOST_ROWS = 100;
const DATE_TEXT = 20;
/** Maximum of PostgreSQL's integer. */
const LARGEST_ID = 2_147_483_647;

const invalid = { error: () => MESSAGES.invalidInput };
/** A check that stops validation when it fails, so that only its message is shown. */
export const stopOnError = (error: string | (() => string)) => ({ error, abort: true });

const matches = (value: string, { matches: source }: FormPattern): boolean => new RegExp(source).test(value);

/** Text that PostgreSQL can store; text that is too long is not checked further. */
function textSchema({ maxLength }: RuledField, isLine: boolean): z.ZodMiniType<string> {
  const tooLong =
    maxLength === undefined
      ? MESSAGES.invalidInput
      : ({ input }: { input?: unknown }) =>
          fillText(INPUT_MESSAGES.tooLong, { limit: maxLength, count: asText(input).length });
  const text = z.string(invalid).check(
    z.maxLength(maxLength ?? LIMITS.longText, { error: tooLong, abort: true }),
    z.refine((value) => !hasImpossibleCharacter(value), stopOnError(INPUT_MESSAGES.impossibleCharacter)),
  );
  return isLine
    ? text.check(z.refine((value) => !hasControlCharacter(value), stopOnError(INPUT_MESSAGES.oneLine)))
    : text;
}

function writtenSchema(field: RuledField, mode: CheckMode): z.ZodMiniType<string> {
  const text = textSchema(field, field.type !== 'textarea');
  const { pattern } = field;
  if (mode === 'draft') return text;
  const trimmed = field.type === 'password' ? text : text.check(z.trim());
  const patterned = pattern
    ? trimmed.check(
        z.refine((value) => matches(value, pattern), stopOnError(pattern.message ?? MESSAGES.invalidInput)),
      )
    : trimmed;
  return field.type === 'email' ? patterned.check(z.refine(isEmail, MESSAGES.emailPattern)) : patterned;
}

function numberSchema({ min, max, isWhole }: RuledField, mode: CheckMode): z.ZodMiniType<number> {
  const number = z.number({
    error: ({ input }) => (typeof input === 'number' ? INPUT_MESSAGES.number : MESSAGES.invalidInput),
  });
  if (mode === 'draft') return number;
  return number.check(
    ...(isWhole ? [z.refine((value) => Number.isInteger(value), INPUT_MESSAGES.wholeNumber)] : []),
    ...(min === undefined
      ? []
      : [
          z.minimum(
            Number(min),
            stopOnError(() => fillText(INPUT_MESSAGES.orMore, { limit: groupDigits(Number(min)) })),
          ),
        ]),
    ...(max === undefined
      ? []
      : [
          z.maximum(
            Number(max),
            stopOnError(() => fillText(INPUT_MESSAGES.orLess, { limit: groupDigits(Number(max)) })),
          ),
        ]),
  );
}

function dateSchema({ min, max }: RuledField, mode: CheckMode): z.ZodMiniType<string> {
  if (mode === 'draft') return z.string(invalid).check(z.maxLength(DATE_TEXT, MESSAGES.dateFormat));
  const day = z.string(invalid).check(z.refine(isDay, stopOnError(MESSAGES.dateFormat)));
  return day.check(
    ...(min === undefined
      ? []
      : [
          z.refine<string>(
            (value) => value >= String(min),
            stopOnError(() => fillText(INPUT_MESSAGES.orLater, { day: writeDay(String(min)) })),
          ),
        ]),
    ...(max === undefined
      ? []
      : [
          z.refine<string>(
            (value) => value <= String(max),
            stopOnError(() => fillText(INPUT_MESSAGES.orEarlier, { day: writeDay(String(max)) })),
          ),
        ]),
  );
}

/** Compared as text: a page sends '4' if the definition says 4. */
function choiceSchema({ options = [] }: RuledField, mode: CheckMode): z.ZodMiniType<string | number> {
  const values = options.map(({ value }) => value);
  if (mode === 'draft' && values.length > 0) return z.literal(values, invalid);
  return z
    .union([z.string(), z.number()], invalid)
    .check(
      z.refine((value) => values.some((known) => String(known) === String(value)), MESSAGES.invalidInput),
    );
}

function tagsSchema({ maximum, pattern }: RuledField, mode: CheckMode): z.ZodMiniType<string[]> {
  const tags = z
    .array(textSchema({ name: '', type: 'text', maxLength: LIMITS.reason }, true), invalid)
    .check(z.overwrite(cleanTags), z.maxLength(maximum ?? MOST_TAGS, invalid));
  if (mode === 'draft' || !pattern) return tags;
  return tags.check(
    z.refine((value) => value.every((tag) => matches(tag, pattern)), {
      error: ({ input }) => {
        const wrong = Array.isArray(input) ? input.find((tag) => !matches(String(tag), pattern)) : '';
        return `${String(wrong)}: ${fillText(pattern.message ?? MESSAGES.invalidInput, {})}`;
      },
    }),
  );
}

const FileAnswer = z.looseObject(
  {
    id: z.string().check(z.maxLength(LIMITS.reason)),
    name: z.string().check(z.maxLength(LIMITS.reason)),
  },
  invalid,
);

/**
 * The message is 'Required Field*' for a missing cell and 'Invalid input' for an invalid one, unless the pattern has
 * its own message.
 */
function cellSchema(column: RuledField, mode: CheckMode): z.ZodMiniType {
  const message = column.pattern?.message ?? MESSAGES.invalidInput;
  const value = valueSchema(column, mode);
  const checked = z
    .unknown()
    .check(
      z.refine(
        (cell) => isEmptyValue(cell) || value.safeParse(cell, WITHOUT_CODE_GENERATION).success,
        message,
      ),
    );
  if (mode === 'draft' || column.isOptional) return checked;
  const missing = column.requiredMessage ?? MESSAGES.tableRequired;
  return z.pipe(z.unknown().check(z.refine((cell) => !isEmptyValue(cell), stopOnError(missing))), checked);
}

function tableSchema({ columns = [], maxRows }: RuledField, mode: CheckMode): z.ZodMiniType<unknown[]> {
  const row = z.strictObject(
    Object.fromEntries(columns.map((column) => [column.name, z.optional(cellSchema(column, mode))])),
    invalid,
  );
  // Blank rows are skipped; row numbers in messages count all rows.
  return z.array(z.unknown(), invalid).check(
    z.maxLength(maxRows ?? MOST_ROWS, invalid),
    z.check(({ value, issues }) => {
      for (const [index, cells] of value.entries()) {
        if (isRow(cells) && isBlankRow(cells)) continue;
        const found = row.safeParse(withEveryCell(columns, cells), WITHOUT_CODE_GENERATION);
        for (const { path, message } of found.error?.issues ?? [])
          issues.push({
            code: 'custom',
            message,
            path: path.length > 0 ? [index, ...path] : [],
            input: cells,
          });
      }
    }),
  );
}

/** Adds missing cells to a row as null, so that they are checked like empty ones. */
const withEveryCell = (columns: readonly RuledField[], row: unknown): unknown =>
  isRow(row) ? { ...Object.fromEntries(columns.map(({ name }) => [name, null])), ...row } : row;

/** Amount by sample id; in a draft an amount may be missing. */
function samplesSchema(
  { maximum }: RuledField,
  mode: CheckMode,
): z.ZodMiniType<Record<string, number | null>> {
  return z.record(z.string(), z.nullable(z.number(invalid)), invalid).check(
    z.check(({ value, issues }) => {
      const report = (message: string) =>
        issues.push({ code: 'custom', message, path: [], input: value, continue: false });
      const entries = Object.entries(value);
      const limit = maximum ?? MOST_SAMPLES;
      if (entries.length > limit)
        report(fillText(INPUT_MESSAGES.tooManySamples, { limit, count: entries.length }));
      const [wrong] = entries.find(([id]) => !SAMPLE_ID_PATTERN.test(id)) ?? [];
      if (wrong !== undefined)
        report(
          fillText(INPUT_MESSAGES.sampleId, {
            id: wrong.slice(0, SAMPLE_ID_LENGTH),
            limit: SAMPLE_ID_LENGTH,
          }),
        );
      for (const [id, amount] of entries) {
        const problem = mode === 'draft' ? draftAmountProblem(id, amount) : amountProblem(id, amount);
        if (problem === undefined) continue;
        report(problem);
        break;
      }
    }),
  );
}
const draftAmountProblem = (id: string, amount: number | null): string | undefined =>
  amount === null || (amount >= 0 && amount <= LARGEST_DRAFT_AMOUNT)
    ? undefined
    : fillText(INPUT_MESSAGES.sampleDraftAmount, { id, limit: groupDigits(LARGEST_DRAFT_AMOUNT) });

/** Zod must not compile code at run time, since the pages' security policy forbids it. */
export const WITHOUT_CODE_GENERATION = { jitless: true } as const;

/** The schema of a non-empty value. */
export function valueSchema(field: RuledField, mode: CheckMode): z.ZodMiniType {
  switch (field.type) {
    case 'text':
    case 'email':
    case 'tel':
    case 'password':
    case 'textarea':
      return writtenSchema(field, mode);
    case 'rich_text':
      return textSchema({ ...field, maxLength: field.maxLength ?? LIMITS.longText }, false);
    case 'number':
      return numberSchema(field, mode);
    case 'date':
      return dateSchema(field, mode);
    case 'select':
    case 'radio':
      return choiceSchema(field, mode);
    case 'checkboxes':
      return z
        .array(choiceSchema(field, mode), invalid)
        .check(z.maxLength(Math.max(1, field.options?.length ?? 0), invalid));
    case 'checkbox':
      return z.boolean(invalid);
    case 'tags':
      return tagsSchema(field, mode);
    case 'file':
      return z.array(FileAnswer, invalid).check(z.maxLength(field.maxFiles ?? MOST_FILES, invalid));
    case 'table':
      return tableSchema(field, mode);
    case 'samples':
      return samplesSchema(field, mode);
    case 'collection':
      return z.int(invalid).check(z.positive(invalid), z.maximum(LARGEST_ID, invalid));
    default:
      // A page's custom control, which the page checks.
      return z.unknown();
  }
}
