/**
 * The rules of generic forms (spec 1 section 5 "Generic forms"), the same for the page that shows a form and for the
 * server that takes its answers. Free of zod: browsers import it.
 */
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

/** Answers by field name. */
export type FormAnswers = Readonly<Record<string, unknown>>;

/** When a field or section takes part. `field` names another field of the form. */
export type FormCondition =
  | { readonly field: string; readonly equals: string | number | boolean }
  | { readonly field: string; readonly in: readonly (string | number)[] }
  | { readonly field: string; readonly isSet: boolean }
  | { readonly all: readonly FormCondition[] }
  | { readonly any: readonly FormCondition[] };

export interface FormPattern {
  /** As text, the source of a regular expression. */
  readonly matches: RegExp | string;
  readonly message?: string;
}

/** What the rules need to know of a field or of a table's column; a screen's field has more. */
export interface RuledField {
  readonly name: string;
  readonly type: string;
  readonly isOptional?: boolean;
  /** Instead of 'Required field'. */
  readonly requiredMessage?: string;
  readonly maxLength?: number;
  readonly pattern?: FormPattern;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  readonly columns?: readonly RuledField[];
  readonly maxRows?: number;
}

/** Headings and text between fields: they hold no value and are exempt from every rule. */
export const FORM_BLOCK_TYPES: readonly string[] = ['header', 'html'];

/** Nothing, blank text, an empty list and an unticked box count as empty. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  // A tag ends before the next one begins: without that, a long row of `<` would take minutes to look through.
  if (typeof value === 'string') return value.replace(/<[^<>]*>|&nbsp;/g, '').trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** A simple value as text; '' for anything else. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Compared as text: a select holds '4' where the condition says 4. */
const same = (value: unknown, wanted: string | number | boolean): boolean =>
  Array.isArray(value)
    ? value.some((each) => String(each) === String(wanted))
    : asText(value) === String(wanted);

export function conditionHolds(condition: FormCondition | undefined, answers: FormAnswers): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((each) => conditionHolds(each, answers));
  if ('any' in condition) return condition.any.some((each) => conditionHolds(each, answers));
  const value = answers[condition.field];
  if ('isSet' in condition) return isEmptyValue(value) !== condition.isSet;
  return 'in' in condition
    ? condition.in.some((wanted) => same(value, wanted))
    : same(value, condition.equals);
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The length comes first: the pattern is slow on text that is far too long to be an address. */
const isEmail = (value: string): boolean => value.length <= LIMITS.email && EMAIL.test(value);
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** The month's own last day counts: in JavaScript 30 February is a day in March. */
const isDay = (value: string): boolean =>
  DATE.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
const american = (date: string): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

function patternProblem(value: string, pattern: FormPattern | undefined): string | undefined {
  if (!pattern || new RegExp(pattern.matches).test(value)) return undefined;
  return pattern.message ?? MESSAGES.invalidInput;
}

function textProblem(value: string, { maxLength, pattern }: RuledField): string | undefined {
  if (maxLength !== undefined && value.length > maxLength)
    return `Please use at most ${maxLength} characters (you have ${value.length})`;
  return patternProblem(value, pattern);
}

function numberProblem(value: string, { min, max }: RuledField): string | undefined {
  const number = Number(value.replaceAll(',', ''));
  if (!Number.isFinite(number)) return 'Please enter a number';
  if (min !== undefined && number < Number(min)) return `Please enter ${min} or more`;
  return max !== undefined && number > Number(max) ? `Please enter ${max} or less` : undefined;
}

function dateProblem(value: string, { min, max }: RuledField): string | undefined {
  if (!isDay(value)) return MESSAGES.dateFormat;
  if (min !== undefined && value < String(min))
    return `Please enter ${american(String(min))} or a later date`;
  return max !== undefined && value > String(max)
    ? `Please enter ${american(String(max))} or an earlier date`
    : undefined;
}

function choiceProblem(value: unknown, { options = [] }: RuledField): string | undefined {
  const chosen = Array.isArray(value) ? value : [value];
  const known = chosen.every((each) => options.some((option) => String(option.value) === asText(each)));
  return known ? undefined : MESSAGES.invalidInput;
}

function tagsProblem(value: unknown, { pattern }: RuledField): string | undefined {
  const wrong = Array.isArray(value) ? value.find((tag) => patternProblem(String(tag), pattern)) : undefined;
  return wrong === undefined ? undefined : `${String(wrong)}: ${pattern?.message ?? MESSAGES.invalidInput}`;
}

/** What is wrong with a value that is not empty. */
function valueProblem(field: RuledField, value: unknown): string | undefined {
  switch (field.type) {
    case 'email':
      return (
        textProblem(asText(value), field) ?? (isEmail(asText(value)) ? undefined : MESSAGES.emailPattern)
      );
    case 'text':
    case 'tel':
    case 'password':
    case 'textarea':
      return textProblem(asText(value), field);
    case 'number':
      return numberProblem(asText(value), field);
    case 'date':
      return dateProblem(asText(value), field);
    case 'select':
    case 'radio':
    case 'checkboxes':
      return choiceProblem(value, field);
    case 'tags':
      return tagsProblem(value, field);
    case 'table':
      return tableProblems(field, value)[0]?.message;
    default:
      return undefined;
  }
}

/** What is wrong with a field's value, in words for its reader; undefined when it is fine. */
export function fieldProblem(field: RuledField, value: unknown): string | undefined {
  const isEmpty = field.type === 'table' ? filledRows(value).length === 0 : isEmptyValue(value);
  if (!isEmpty) return valueProblem(field, value);
  if (field.isOptional) return undefined;
  return field.requiredMessage ?? (field.type === 'table' ? MESSAGES.tableRequired : MESSAGES.required);
}

export type TableRow = Readonly<Record<string, unknown>>;
export interface CellProblem {
  /** Index among all rows, blank ones counted. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

const isRow = (value: unknown): value is TableRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (row: TableRow): boolean => Object.values(row).every(isEmptyValue);

export const tableRows = (value: unknown): readonly TableRow[] =>
  Array.isArray(value) ? value.filter(isRow) : [];
/** Rows in which something was entered. */
export const filledRows = (value: unknown): readonly TableRow[] =>
  tableRows(value).filter((row) => !isBlank(row));

/** A missing cell is 'Required Field*', a wrong one 'Invalid input' unless its pattern has words of its own. */
export function tableProblems(field: RuledField, value: unknown): CellProblem[] {
  return tableRows(value).flatMap((row, index) =>
    isBlank(row)
      ? []
      : (field.columns ?? []).flatMap((column): CellProblem[] => {
          const message = cellProblem(column, row[column.name]);
          return message === undefined ? [] : [{ row: index, column: column.name, message }];
        }),
  );
}

function cellProblem(column: RuledField, value: unknown): string | undefined {
  if (isEmptyValue(value))
    return column.isOptional ? undefined : (column.requiredMessage ?? MESSAGES.tableRequired);
  if (valueProblem(column, value) === undefined) return undefined;
  return column.pattern?.message ?? MESSAGES.invalidInput;
}
