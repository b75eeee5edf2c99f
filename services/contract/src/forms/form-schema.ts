/**
 * Builds zod schemas from a form definition. They are the only rules for answers: for generic forms, request forms and
 * screen forms, on the server and in the browser. It uses zod/mini, because browsers load it.
 */
import * as z from 'zod/mini';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import {
  filledRows,
  formFields,
  isBlankRow,
  isEmptyValue,
  isRow,
  presentFields,
  type FormAnswers,
  type RuledField,
  type RuledForm,
} from './form-rules.ts';
import { stopOnError, WITHOUT_CODE_GENERATION, valueSchema, type CheckMode } from './form-values.ts';
import { MESSAGES } from '../words/messages.ts';

function isUnanswered({ type }: RuledField, value: unknown): boolean {
  if (type === 'table' && Array.isArray(value)) return value.every((row) => isRow(row) && isBlankRow(row));
  if (type === 'tags' && Array.isArray(value)) return value.every(isEmptyValue);
  if (type === 'samples' && isRow(value)) return Object.keys(value).length === 0;
  return isEmptyValue(value);
}

/** The stored value of a field without an answer. */
const noAnswer = ({ type }: RuledField): unknown =>
  type === 'checkbox' ? false : type === 'table' ? [] : null;

/** The schema of one answer as sent to the server: numbers as numbers, choices as their own values. */
export function answerSchema(field: RuledField, mode: CheckMode = 'complete'): z.ZodMiniType {
  const value = valueSchema(field, mode);
  if (mode === 'draft') return z.optional(z.nullable(value));
  const shape =
    field.type === 'table'
      ? z.pipe(
          value,
          z.transform((rows) => [...filledRows(rows)]),
        )
      : value;
  if (field.isOptional)
    return z.pipe(
      z.transform((answer) => (isUnanswered(field, answer) ? noAnswer(field) : answer)),
      z.nullable(shape),
    );
  const missing =
    field.requiredMessage ?? (field.type === 'table' ? MESSAGES.tableRequired : MESSAGES.required);
  return z.pipe(
    z.unknown().check(z.refine((answer) => !isUnanswered(field, answer), stopOnError(missing))),
    shape,
  );
}

const compiled = new WeakMap<RuledField, z.ZodMiniType>();
/** Definitions are immutable, so each field is compiled once. */
export function compiledAnswer(field: RuledField): z.ZodMiniType {
  const known = compiled.get(field);
  if (known) return known;
  const schema = answerSchema(field);
  compiled.set(field, schema);
  return schema;
}

/** The answers that a draft may contain: those of the form's fields, complete or not, and no others. */
export const draftSchema = (form: RuledForm) =>
  z.strictObject(
    Object.fromEntries(formFields(form).map((field) => [field.name, answerSchema(field, 'draft')])),
  );

export type CheckedAnswers =
  | { readonly values: FormAnswers }
  /** Messages by field; the key of a cell is `field.row.column`. */
  | { readonly problems: Record<string, string[]> };

/**
 * Checks complete answers. Fields that do not apply are neither checked nor stored.
 * @param given values that conditions may use and that the form does not ask for
 */
export function checkAnswers(form: RuledForm, answers: FormAnswers, given: FormAnswers = {}): CheckedAnswers {
  const names = new Set<string>(formFields(form).map(({ name }) => name));
  // Without a prototype, so that a field named `__proto__` is an ordinary key.
  const problems = Object.create(null) as Record<string, string[]>;
  for (const name of Object.keys(answers).filter((each) => !names.has(each)))
    problems[name] = [INPUT_MESSAGES.unknownField];
  const values: [string, unknown][] = [];
  const present = presentFields(form, answers, given);
  for (const field of present) {
    const checked = compiledAnswer(field).safeParse(answers[field.name], WITHOUT_CODE_GENERATION);
    if (checked.success) values.push([field.name, checked.data]);
    else Object.assign(problems, problemsByPath(field.name, checked.error.issues));
  }
  Object.assign(problems, wrongOrder(present, Object.fromEntries(values)));
  return Object.keys(problems).length > 0 ? { problems } : { values: Object.fromEntries(values) };
}

/** Problems of `notBelow`: valid numbers that are less than the number of the other field. */
function wrongOrder(fields: readonly RuledField[], values: FormAnswers): Record<string, string[]> {
  const wrong = fields.flatMap(({ name, notBelow }): [string, string[]][] => {
    const [value, bound] = [values[name], notBelow && values[notBelow.field]];
    const isBelow = typeof value === 'number' && typeof bound === 'number' && value < bound;
    return notBelow && isBelow ? [[name, [notBelow.message]]] : [];
  });
  return Object.fromEntries(wrong);
}

export type Issues = readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[];

/** Every invalid cell of a table; for other fields, the first problem only. */
function problemsByPath(name: string, issues: Issues): Record<string, string[]> {
  const cells = issues.filter(({ path }) => path.length === CELL_PATH);
  if (cells.length === 0) return { [name]: [issues[0]?.message ?? MESSAGES.invalidInput] };
  return Object.fromEntries(cells.map(({ path, message }) => [[name, ...path].join('.'), [message]]));
}
export const CELL_PATH = 2;
