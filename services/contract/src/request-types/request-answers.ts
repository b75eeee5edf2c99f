/** A request's answers from the API, with the form version they belong to. */
import { formFields, type FormAnswers } from '../forms/form-rules.ts';
import { pinnedForm } from './lookup.ts';
import type { RequestForm } from './request-type.ts';

/** Request details as far as answers are concerned; answers stored in columns are next to `additional_data`. */
export interface AnsweredDetails {
  readonly type: number;
  readonly form_version: number;
  readonly additional_data: FormAnswers;
}

/** Staff data stored among the answers. */
const STAFF_DETAILS: readonly string[] = ['decision_docs', 'meeting_notes', 'meeting_notes_version'];

/** `form` is null if the type has no form of that version; the answers are then returned as stored. */
export function requestAnswers(details: AnsweredDetails): { form: RequestForm | null; answers: FormAnswers } {
  const form = pinnedForm(details.type, details.form_version);
  const columns = Object.entries(details).filter(([name]) =>
    formFields(form ?? { sections: [] }).some((field) => field.name === name),
  );
  const answers = Object.entries(details.additional_data).filter(([name]) => !STAFF_DETAILS.includes(name));
  return { form, answers: Object.fromEntries([...answers, ...columns]) };
}
