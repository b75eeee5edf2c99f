/** What the history calls the answers of a request, and how it tells them. */
import { answerLabel, answerWords, fieldByName } from '../forms/form-answers.ts';
import type { FormAnswers } from '../forms/form-rules.ts';
import { currentForm, requestType } from './lookup.ts';
import type { RequestForm } from './request-type.ts';
import { translatable } from '../words/words.ts';

/** The type of a request, and its form in the version that it was made with, where that is known. */
export interface HistorySubject {
  readonly type: number;
  readonly form?: RequestForm | null;
  /** As they are now: the unit of an amount is that of the kind of sample which was chosen. */
  readonly answers?: FormAnswers;
}
const subjectForm = ({ type, form }: HistorySubject): RequestForm | null =>
  form === undefined ? currentForm(type) : form;

/** Undefined for what is neither an answer of the form nor a statement of the policy. */
export function historyLabel(subject: HistorySubject, name: string): string | undefined {
  const field = fieldByName(subjectForm(subject), name);
  if (field) return answerLabel(field);
  return requestType(subject.type).policy.questions.find((question) => question.field === name)?.historyLabel;
}

/**
 * An answer in words; undefined for what is no answer of the form.
 * @param changed answers that were written with it
 */
export function historyWords(
  subject: HistorySubject,
  name: string,
  value: unknown,
  changed: FormAnswers = {},
): string | undefined {
  const field = fieldByName(subjectForm(subject), name);
  return field && answerWords(field, value, { ...subject.answers, ...changed });
}

/** Names of stored answers that are no words, of types whose forms are not here. */
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
