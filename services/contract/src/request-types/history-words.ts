/** Labels and texts for a request's answers in its history. */
import { answerLabel, answerWords, fieldByName } from '../forms/form-answers.ts';
import type { FormAnswers } from '../forms/form-rules.ts';
import { currentForm, requestType } from './lookup.ts';
import type { RequestForm } from './request-type.ts';
import { translatable } from '../words/words.ts';

/** The request's type, and the version of its form if known. */
export interface HistorySubject {
  readonly type: number;
  readonly form?: RequestForm | null;
  /** Current answers: the unit of an amount depends on the chosen kind of sample. */
  readonly answers?: FormAnswers;
}
const subjectForm = ({ type, form }: HistorySubject): RequestForm | null =>
  form === undefined ? currentForm(type) : form;

/** Undefined if the name is neither a form field nor a policy statement. */
export function historyLabel(subject: HistorySubject, name: string): string | undefined {
  const field = fieldByName(subjectForm(subject), name);
  if (field) return answerLabel(field);
  return requestType(subject.type).policy.questions.find((question) => question.field === name)?.historyLabel;
}

/** An answer as text; undefined if the name is not a form field. @param changed answers written in the same step */
export function historyWords(
  subject: HistorySubject,
  name: string,
  value: unknown,
  changed: FormAnswers = {},
): string | undefined {
  const field = fieldByName(subjectForm(subject), name);
  return field && answerWords(field, value, { ...subject.answers, ...changed });
}

/** Labels of stored answers whose names cannot be spelled out, for types whose forms are not defined here. */
const TERMS: Readonly<Record<string, string>> = /*#__PURE__*/ translatable('answer-terms', {
  bio_destroyed: 'Samples will be destroyed afterwards',
  num_participants: 'Number of participants',
  time_length: 'Time asked of participants',
  public_title: 'General-audience title',
  rm_application: 'Application',
  asd_cases: 'ASD cases',
});

/** 'award_number' as 'Award number'. */
export function answerTerm(name: string): string {
  const spaced = name.replaceAll('_', ' ');
  return TERMS[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
