/** What the API says of input that does not fit, where the schema has no words of its own; zod's are for programmers. */
import { MESSAGES } from '@portal/contract/messages';
import type { z } from 'zod';
import { say } from '../language/translate.ts';
import { input } from '../texts/en/input.ts';

type Issue = z.core.$ZodRawIssue;
type Words = Readonly<Record<string, string>>;

const NUMBERS: Words = { number: 'number', int: 'number', float: 'number', bigint: 'number' };
/** More choices than these are no help to whoever reads them. */
const CHOICES_TOLD = 12;

const KINDS: Words = {
  string: input.text,
  number: input.number,
  int: input.wholeNumber,
  boolean: input.yesOrNo,
  array: input.list,
  object: input.named,
  record: input.named,
};

const FORMATS: Words = {
  uuid: input.id,
  datetime: input.dateTime,
  date: input.date,
  url: input.url,
  email: MESSAGES.emailPattern,
  base64: input.fileContent,
};

function tooBig({ origin, maximum }: Issue & { code: 'too_big' }): string {
  const limit = String(maximum);
  const words: Words = {
    string: say(input.mostLetters, { count: limit }),
    number: say(input.orLess, { limit }),
    array: say(input.mostChoices, { count: limit }),
  };
  return words[NUMBERS[origin] ?? origin] ?? input.unfit;
}

function tooSmall({ origin, minimum }: Issue & { code: 'too_small' }): string {
  const limit = String(minimum);
  const words: Words = {
    string: minimum === 1 ? MESSAGES.required : say(input.fewestLetters, { count: limit }),
    number: say(input.orMore, { limit }),
    array: minimum === 1 ? MESSAGES.required : say(input.fewestChoices, { count: limit }),
  };
  return words[NUMBERS[origin] ?? origin] ?? input.unfit;
}

const choices = (values: readonly unknown[]): string =>
  values.length <= CHOICES_TOLD
    ? say(input.oneOf, { choices: values.map(String).join(', ') })
    : input.offered;

const isBlank = (input: unknown): boolean => input === undefined || input === null || input === '';

/** Every issue has words here, so none of zod's reaches a person (spec 1 section 5). */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  const isWhole = (issue.path ?? []).length === 0;
  // What a field lacks is the same to a person whatever its kind; an empty field of a form is sent as null or as ''.
  if (!isWhole && isBlank(issue.input)) return MESSAGES.required;
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? input.unfit;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? input.format;
    case 'invalid_value':
      return choices(issue.values);
    case 'not_multiple_of':
      return say(input.multipleOf, { step: String(issue.divisor) });
    case 'unrecognized_keys':
      return say(input.unknownField, { name: issue.keys.join(', ').slice(0, 60) });
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
      return input.unfit;
  }
};
