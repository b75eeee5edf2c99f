/**
 * Form answers as readers see them, and generated answers for tests and demo data: everything in a definition except
 * the checks.
 */
import type { DefinedField } from './form-definition.ts';
import {
  asText,
  filledRows,
  formFields,
  isEmptyValue,
  presentFields,
  type FormAnswers,
  type RuledForm,
} from './form-rules.ts';
import type { RequestForm } from '../request-types/request-type.ts';
import { readSampleAmounts } from '../sample/sample-ids.ts';
import { amountWords, sampleKind } from '../sample/sample-kinds.ts';
import { groupDigits, translatable, translated } from '../words/words.ts';

type Item = RequestForm['sections'][number]['items'][number];
export type RequestField = Extract<Item, { readonly name: string }>;
type Form = Pick<RequestForm, 'sections'>;
type Option = Extract<DefinedField, { options: unknown }>['options'][number];

const CHECKBOX_WORDS = /*#__PURE__*/ translatable('checkbox-words', { checked: 'Yes', unchecked: 'No' });

/** The field's label while the form is being filled in: in a summary of problems, and on the last step. */
export const shortLabel = ({
  label,
  shortLabel: short,
}: Pick<RequestField, 'label' | 'shortLabel'>): string => short ?? label;
/** The field's label for readers of the answer. */
export const answerLabel = (field: Pick<RequestField, 'label' | 'shortLabel' | 'answerLabel'>): string =>
  field.answerLabel ?? shortLabel(field);

export const fieldByName = (form: Form | null, name: string): RequestField | undefined =>
  form ? formFields<Item>(form).find((field) => field.name === name) : undefined;

/**
 * An answer as text, with options in the reader's language; '' if empty. Rich text remains HTML.
 * @param answers all answers of the form; the unit of sample amounts depends on the chosen kind
 */
export function answerWords(field: RequestField, value: unknown, answers: FormAnswers = {}): string {
  if (field.type === 'checkbox')
    return translated(value === true ? CHECKBOX_WORDS.checked : CHECKBOX_WORDS.unchecked);
  if (isEmptyValue(value)) return '';
  if ('options' in field) {
    const chosen = (Array.isArray(value) ? value : [value]).map(String);
    return chosen.map((each) => optionWords(field.options, each)).join(', ');
  }
  if (field.type === 'table')
    return filledRows(value)
      .map((row) =>
        field.columns.map(({ name, label }) => `${translated(label)}: ${asText(row[name])}`).join(' · '),
      )
      .join('\n');
  if (field.type === 'samples') return sampleWords(value, field.kindField && answers[field.kindField]);
  if (field.type === 'file')
    return filledRows(value)
      .map(({ name }) => asText(name))
      .join(', ');
  if (field.type === 'date') return american(asText(value));
  if (typeof value === 'number') return groupDigits(value);
  return Array.isArray(value) ? value.map(asText).join(', ') : asText(value);
}

/** '11000-p1: 200 μl', one per line; without the amount if none was entered. */
function sampleWords(value: unknown, kindId: unknown): string {
  const unit = sampleKind(kindId)?.unit;
  return Object.entries(readSampleAmounts(value))
    .map(([id, amount]) =>
      amount === null ? id : `${id}: ${unit === undefined ? amount : amountWords(amount, unit)}`,
    )
    .join('\n');
}

function optionWords(
  options: readonly Option[] | Extract<RequestField, { options: unknown }>['options'],
  value: string,
): string {
  const option = options.find((each) => String(each.value) === value);
  // Show the stored value of an option that only an older version offered.
  return option ? translated(option.answerLabel ?? option.label) : value;
}

const american = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}` : date;

export interface ShownAnswer {
  readonly name: string;
  readonly label: string;
  /** '' if not answered. */
  readonly words: string;
  readonly isHtml: boolean;
  /** Files of a file field, so that readers can open them. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
}

/**
 * The answers shown to readers of the request, in the order of the form: required fields, and fields that were
 * answered.
 */
export const shownAnswers = (form: Form, answers: FormAnswers): ShownAnswer[] =>
  formFields<Item>(form)
    // Collections are shown separately with their donors; the stored number says nothing to a reader.
    .filter(({ type }) => type !== 'collection')
    .map((field) => ({ field, words: answerWords(field, answers[field.name], answers) }))
    .filter(({ field, words }) => words !== '' || (!field.isOptional && field.when === undefined))
    .map(({ field, words }) => ({
      name: field.name,
      label: answerLabel(field),
      words,
      isHtml: field.type === 'rich_text',
      files:
        field.type === 'file'
          ? filledRows(answers[field.name]).map(({ id, name }) => ({ id: asText(id), name: asText(name) }))
          : [],
    }));

/** The answers of fields that apply; answers hidden by a condition are removed. */
export function presentAnswers(form: RuledForm, answers: FormAnswers, given: FormAnswers): FormAnswers {
  const known = new Set(formFields(form).map(({ name }) => name));
  const present = new Set(presentFields(form, answers, given).map(({ name }) => name));
  // Answers to names that no version of the form has are left alone.
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => !known.has(name) || present.has(name)),
  );
}

/**
 * Plausible answers that pass every check, for demo data and tests. `pick` chooses among a field's examples. A required
 * file needs the `file` option, since a file belongs to the person who uploaded it.
 */
export function exampleAnswers(
  form: Form,
  given: FormAnswers = {},
  {
    pick = ([first]) => first,
    known = {},
    file,
    collection,
  }: {
    readonly pick?: <T>(examples: readonly T[]) => T | undefined;
    /** Given answers, not generated; conditions are evaluated with them. */
    readonly known?: FormAnswers;
    readonly file?: { readonly id: string; readonly name: string };
    /** Like a file, a collection of donors belongs to a person and cannot be generated. */
    readonly collection?: number;
  } = {},
): Record<string, unknown> {
  const all = Object.fromEntries(
    formFields<Item>(form).flatMap((field): [string, unknown][] => {
      if (field.examples && !field.isColumn) return [[field.name, pick(field.examples)]];
      if (field.type === 'collection') return collection === undefined ? [] : [[field.name, collection]];
      return file && field.type === 'file' && !field.isOptional ? [[field.name, [file]]] : [];
    }),
  );
  return { ...presentAnswers(form, { ...all, ...known }, given) };
}

/** Values for prefilled answers, by the names that a field's `prefill` may have. */
export type PrefillFacts = Readonly<
  Record<NonNullable<Extract<DefinedField, { name: string }>['prefill']>, string | null>
>;

/** Initial answers from data about the owner and the project. */
export const prefilledAnswers = (form: Form, facts: PrefillFacts): Record<string, unknown> =>
  Object.fromEntries(
    formFields<Item>(form).flatMap(({ name, prefill }) => {
      const value = prefill && facts[prefill];
      return value ? [[name, value]] : [];
    }),
  );
