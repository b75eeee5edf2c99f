/** Differences between two states of a request's answers, field by field. */
import { answerLabel, answerWords, type RequestField } from '../forms/form-answers.ts';
import { asText, filledRows, formFields, type FormAnswers } from '../forms/form-rules.ts';
import type { RequestForm } from './request-type.ts';

interface NamedFile {
  readonly id: string;
  readonly name: string;
}
/** The previous and new text of one field; '' means no answer. */
export interface AnswerChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** True if the text is rich text. */
  readonly is_html: boolean;
  /** Files of a file field: a different file with the same name is a different answer. */
  readonly files_before: readonly NamedFile[];
  readonly files_after: readonly NamedFile[];
}

const getFiles = ({ type }: RequestField, value: unknown): NamedFile[] =>
  type === 'file' ? filledRows(value).map(({ id, name }) => ({ id: asText(id), name: asText(name) })) : [];
const getIds = (files: readonly NamedFile[]): string =>
  files
    .map(({ id }) => id)
    .toSorted()
    .join();

/** In the order of the form. */
export const compareAnswers = (
  form: Pick<RequestForm, 'sections'>,
  before: FormAnswers,
  after: FormAnswers,
): AnswerChange[] =>
  formFields<RequestForm['sections'][number]['items'][number]>(form)
    .map((field) => ({
      field: field.name,
      label: answerLabel(field),
      before: answerWords(field, before[field.name], before),
      after: answerWords(field, after[field.name], after),
      is_html: field.type === 'rich_text',
      files_before: getFiles(field, before[field.name]),
      files_after: getFiles(field, after[field.name]),
    }))
    .filter(
      (change) =>
        change.before !== change.after || getIds(change.files_before) !== getIds(change.files_after),
    );
