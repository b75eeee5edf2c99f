/** Texts for invalid input, used if the schema has none of its own; those of zod are for programmers. */
import { MESSAGES } from '@portal/contract/messages';
import { groupDigits } from '@portal/contract/words';
import type { z } from 'zod';
import { say } from '../language/translate.ts';
import { input as texts } from '../texts/en/input.ts';

type Issue = z.core.$ZodRawIssue;
type Words = Readonly<Record<string, string>>;

const NUMBERS: Words = { number: 'number', int: 'number', float: 'number', bigint: 'number' };
/** A longer list of choices does not help the reader. */
const MOST_CHOICES = 12;

const KINDS: Words = {
  string: texts.text,
  number: texts.number,
  int: texts.wholeNumber,
  boolean: texts.yesOrNo,
  array: texts.list,
  object: texts.named,
  record: texts.named,
};

const FORMATS: Words = {
  uuid: texts.id,
  datetime: texts.dateTime,
  date: texts.date,
  url: texts.url,
  email: MESSAGES.emailPattern,
  base64: texts.fileContent,
};

function tooBig({ origin, maximum }: Issue & { code: 'too_big' }): string {
  const limit = groupDigits(Number(maximum));
  const words: Words = {
    string: say(texts.mostLetters, { count: limit }),
    number: say(texts.orLess, { limit }),
    array: say(texts.mostChoices, { count: limit }),
  };
  return words[NUMBERS[origin] ?? origin] ?? texts.unfit;
}

function tooSmall({ origin, minimum }: Issue & { code: 'too_small' }): string {
  const limit = groupDigits(Number(minimum));
  const words: Words = {
    string: minimum === 1 ? MESSAGES.required : say(texts.fewestLetters, { count: limit }),
    number: say(texts.orMore, { limit }),
    array: minimum === 1 ? MESSAGES.required : say(texts.fewestChoices, { count: limit }),
  };
  return words[NUMBERS[origin] ?? origin] ?? texts.unfit;
}

const choices = (values: readonly unknown[]): string =>
  values.length <= MOST_CHOICES
    ? say(texts.oneOf, { choices: values.map(String).join(', ') })
    : texts.offered;

const isBlank = (input: unknown): boolean => input === undefined || input === null || input === '';

/** Every issue has a text here, so that no text of zod reaches a person (spec 1 section 5). */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  const isWhole = (issue.path ?? []).length === 0;
  // A missing value has the same text whatever its type; forms send an empty field as null or ''.
  if (!isWhole && isBlank(issue.input)) return MESSAGES.required;
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? texts.unfit;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? texts.format;
    case 'invalid_value':
      return choices(issue.values);
    case 'not_multiple_of':
      return say(texts.multipleOf, { step: String(issue.divisor) });
    case 'unrecognized_keys':
      return say(texts.unknownField, { name: issue.keys.join(', ').slice(0, 60) });
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
      return texts.unfit;
  }
};
