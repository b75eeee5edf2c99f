/** The answers of a request as they travel, with the form that they were given to. */
import { formFields, type FormAnswers } from '../forms/form-rules.ts';
import { pinnedForm } from './lookup.ts';
import type { RequestForm } from './request-type.ts';

/** Details of a request, as far as answers go; answers that are columns stand beside `additional_data`. */
export interface AnsweredDetails {
  readonly type: number;
  readonly form_version: number;
  readonly additional_data: FormAnswers;
}

/** Stand with the answers, and no one answered them. */
const STAFF_DETAILS: readonly string[] = ['decision_docs', 'meeting_notes', 'meeting_notes_version'];

/** Null where the type has no form in that version; the answers are then as they were stored. */
export function requestAnswers(details: AnsweredDetails): { form: RequestForm | null; answers: FormAnswers } {
  const form = pinnedForm(details.type, details.form_version);
  const columns = Object.entries(details).filter(([name]) =>
    formFields(form ?? { sections: [] }).some((field) => field.name === name),
  );
  const answers = Object.entries(details.additional_data).filter(([name]) => !STAFF_DETAILS.includes(name));
  return { form, answers: Object.fromEntries([...answers, ...columns]) };
}
