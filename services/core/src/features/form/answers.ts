/** Answers checked by a form's definition (spec 1 section 5), by the rules that the page uses too. */
import {
  FORM_BLOCK_TYPES,
  LIMITS,
  MESSAGES,
  conditionHolds,
  fieldProblem,
  filledRows,
  isEmptyValue,
  tableProblems,
  type DefinedField,
  type FormAnswers,
  type FormDefinition,
} from '@portal/contract';
import { sanitizeHtml } from '@portal/kit';

type Field = Extract<DefinedField, { name: string }>;
type Problems = Record<string, string[]>;
export type CheckedAnswers = { readonly values: FormAnswers } | { readonly problems: Problems };

const isField = (item: DefinedField): item is Field => !FORM_BLOCK_TYPES.includes(item.type);

/** Values of the fields that take part, or the problems by field; a cell's is named `field.row.column`. */
export function checkAnswers({ sections }: FormDefinition, answers: FormAnswers): CheckedAnswers {
  const all = sections.flatMap(({ items }) => items).filter(isField);
  const present = sections
    .filter(({ when }) => conditionHolds(when, answers))
    .flatMap(({ items }) => items)
    .filter(isField)
    .filter(({ when }) => conditionHolds(when, answers));
  const names = new Set(all.map(({ name }) => name));
  // Without a prototype: a field called `__proto__` is a name like any other.
  const problems = Object.create(null) as Problems;
  for (const name of Object.keys(answers).filter((each) => !names.has(each)))
    problems[name] = ['This form has no such field'];
  for (const field of present) Object.assign(problems, problemsOf(field, answers[field.name]));
  if (Object.keys(problems).length > 0) return { problems };
  return {
    values: Object.fromEntries(present.map((field) => [field.name, valueOf(field, answers[field.name])])),
  };
}

function problemsOf(field: Field, value: unknown): Problems {
  if (!isEmptyValue(value) && !hasShape(field, value)) return { [field.name]: [MESSAGES.invalidInput] };
  const problem = fieldProblem(field, value);
  if (problem === undefined) return {};
  const cells = field.type === 'table' ? tableProblems(field, value) : [];
  return cells.length > 0
    ? Object.fromEntries(
        cells.map(({ row, column, message }) => [`${field.name}.${row}.${column}`, [message]]),
      )
    : { [field.name]: [problem] };
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LIMITS.longText && !value.includes('\0');
const isSimple = (value: unknown): boolean => isText(value) || typeof value === 'number';
const isFile = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  isText(value.id) &&
  isText(value.name);

/** Whether the value is of the kind that its field holds. */
function hasShape(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'number':
      return typeof value === 'number';
    case 'checkbox':
      return typeof value === 'boolean';
    case 'select':
    case 'radio':
      return isSimple(value);
    case 'checkboxes':
      return isListOf(value, isSimple, field.options.length);
    case 'tags':
      return isListOf(value, isText, field.maximum ?? 100);
    case 'file':
      return isListOf(value, isFile, field.maxFiles ?? 20);
    case 'table':
      return isListOf(value, (row) => isRow(field, row), field.maxRows ?? 100);
    case 'date':
    case 'email':
    case 'rich_text':
    case 'tel':
    case 'text':
    case 'textarea':
      return isText(value);
  }
}

const isListOf = (value: unknown, isOne: (each: unknown) => boolean, maximum: number): boolean =>
  Array.isArray(value) && value.length <= maximum && value.every(isOne);

function isRow({ columns }: Extract<Field, { type: 'table' }>, row: unknown): boolean {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  return Object.entries(row).every(
    ([name, cell]) =>
      columns.some((column) => column.name === name) && (isEmptyValue(cell) || isSimple(cell)),
  );
}

function valueOf(field: Field, value: unknown): unknown {
  if (field.type === 'table') return filledRows(value);
  if (field.type === 'rich_text') return typeof value === 'string' ? sanitizeHtml(value) : null;
  if (isEmptyValue(value)) return field.type === 'checkbox' ? false : null;
  return value;
}
