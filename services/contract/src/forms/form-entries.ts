/** Page entries: converted into answers, and checked with the schema of the form. */
import * as z from 'zod/mini';
import { asText, isEmptyValue, tableRows, type RuledField } from './form-rules.ts';
import { answerSchema, CELL_PATH, compiledAnswer, type Issues } from './form-schema.ts';
import { WITHOUT_CODE_GENERATION } from './form-values.ts';
import { readSampleAmounts, type SampleAmounts } from '../sample/sample-ids.ts';

/**
 * Converts a page entry into an answer: numeric text into a number, choices into their own values, empty entries of
 * these kinds into null. Text is trimmed.
 */
export function entryToAnswer(field: RuledField, entry: unknown): unknown {
  switch (field.type) {
    case 'number': {
      const text = asText(entry).trim();
      return text === '' ? null : Number(text.replaceAll(',', ''));
    }
    case 'date':
      return entry === '' ? null : entry;
    case 'select':
    case 'radio':
      return chosenValue(field, entry);
    case 'checkboxes':
      return Array.isArray(entry) ? entry.map((each) => chosenValue(field, each)) : [];
    case 'table':
      return tableRows(entry).map((row) => ({
        ...row,
        ...Object.fromEntries(
          (field.columns ?? []).map((column) => [column.name, cellToAnswer(column, row[column.name])]),
        ),
      }));
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
      return typeof entry === 'string' ? entry.trim() : entry;
    default:
      return entry;
  }
}

const chosenValue = ({ options = [] }: RuledField, entry: unknown): unknown =>
  isEmptyValue(entry) ? null : (options.find(({ value }) => String(value) === String(entry))?.value ?? entry);

function cellToAnswer(column: RuledField, cell: unknown): unknown {
  const text = asText(cell).trim();
  return text === '' ? null : entryToAnswer(column, text);
}

/**
 * Parses samples from lines such as '11000-p1 200', for a form without a samples table. An amount that is not a number
 * is omitted.
 */
export function samplesFromLines(text: string): SampleAmounts {
  const lines = text
    .split('\n')
    .map((line) => line.split(/[\s,;:]+/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
  return Object.fromEntries(lines.map(([id = '', amount]) => [id, readAmount(amount)]));
}

const readAmount = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;

/** @param samples the answer of a samples field, valid or not */
export const samplesToLines = (samples: unknown): string =>
  Object.entries(readSampleAmounts(samples))
    .map(([id, amount]) => (amount === null ? id : `${id} ${amount}`))
    .join('\n');

/** The schema of one page entry. */
export const entrySchema = (field: RuledField): z.ZodMiniType =>
  z.pipe(
    z.transform((entry) => entryToAnswer(field, entry)),
    answerSchema(field),
  );

const entryIssues = (field: RuledField, entry: unknown): Issues =>
  compiledAnswer(field).safeParse(entryToAnswer(field, entry), WITHOUT_CODE_GENERATION).error?.issues ?? [];

/** The problem with an entry as a message for the user; undefined if there is none. */
export const fieldProblem = (field: RuledField, entry: unknown): string | undefined =>
  entryIssues(field, entry)[0]?.message;

export interface CellProblem {
  /** Index among all rows, including blank ones. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** The invalid cells of a table. */
export const tableProblems = (field: RuledField, entry: unknown): CellProblem[] =>
  entryIssues(field, entry).flatMap(({ path, message }) =>
    path.length === CELL_PATH ? [{ row: Number(path[0]), column: String(path[1]), message }] : [],
  );
