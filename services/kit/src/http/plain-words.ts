/** What the API says of input that does not fit, where the schema has no words of its own; zod's are for programmers. */
import { MESSAGES } from '@portal/contract/messages';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Words = Readonly<Record<string, string>>;

const UNFIT = 'This value cannot be used here';
const NUMBERS: Words = { number: 'number', int: 'number', float: 'number', bigint: 'number' };
/** More choices than these are no help to whoever reads them. */
const CHOICES_TOLD = 12;

const KINDS: Words = {
  string: 'Please enter text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please choose yes or no (true or false)',
  array: 'Please send a list',
  object: 'Please send named values',
  record: 'Please send named values',
};

const FORMATS: Words = {
  uuid: 'This id is not valid',
  datetime: 'Please enter a date and time, such as 2026-01-31T12:00:00Z',
  date: 'Please enter a date that exists, such as 2026-01-31',
  url: 'Please enter a web address that begins with https://',
  email: MESSAGES.emailPattern,
  base64: 'The content of the file could not be read',
};

function tooBig({ origin, maximum }: Issue & { code: 'too_big' }): string {
  const words: Words = {
    string: `Please use at most ${maximum} characters`,
    number: `Please enter ${maximum} or less`,
    array: `Please choose at most ${maximum}`,
  };
  return words[NUMBERS[origin] ?? origin] ?? UNFIT;
}

function tooSmall({ origin, minimum }: Issue & { code: 'too_small' }): string {
  const words: Words = {
    string: minimum === 1 ? MESSAGES.required : `Please use at least ${minimum} characters`,
    number: `Please enter ${minimum} or more`,
    array: minimum === 1 ? MESSAGES.required : `Please choose at least ${minimum}`,
  };
  return words[NUMBERS[origin] ?? origin] ?? UNFIT;
}

const choices = (values: readonly unknown[]): string =>
  values.length <= CHOICES_TOLD
    ? `Please choose one of: ${values.map(String).join(', ')}`
    : 'Please choose one of the values that are offered';

const isBlank = (input: unknown): boolean => input === undefined || input === null || input === '';

/** Every issue has words here, so none of zod's reaches a person (spec 1 section 5). */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  const isWhole = (issue.path ?? []).length === 0;
  // What a field lacks is the same to a person whatever its kind; an empty field of a form is sent as null or as ''.
  if (!isWhole && isBlank(issue.input)) return MESSAGES.required;
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? UNFIT;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Please check how this is written';
    case 'invalid_value':
      return choices(issue.values);
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ').slice(0, 60)}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
      return UNFIT;
  }
};
