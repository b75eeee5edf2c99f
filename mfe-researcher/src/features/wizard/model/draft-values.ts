import type { FormAnswers, Request, RequestForm } from '@portal/contract';
import { formFields } from '@portal/contract/form-rules';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import type { PolicyQuestion } from '@portal/contract/request-types/request-type';
import type { BodyOf } from '@portal/contract/types';
import { entryToAnswer, screenForm, startValues } from '@portal/shared-ui/form';

/**
 * The values that the wizard edits; a draft may have any of them, even incomplete. Answers use the form's field names.
 */
export interface DraftValues {
  project: number;
  datasets: readonly string[];
  /** User ids of the people who get access. */
  access_control_list: readonly number[];
  intent_to_download: boolean | null;
  agreed_nih: boolean | null;
  data_safeguard: boolean | null;
  agreed_to_usage_policy: boolean;
  readonly [answer: string]: unknown;
}
/** A field of every draft, or of its type's form. */
export type DraftField = string;
type RequestPatch = BodyOf<'PATCH /request/{id}/'>;

/** The version of the form that the draft was started with; empty if its type has no form. */
export const draftForm = ({ details }: Pick<Request, 'details'>): Pick<RequestForm, 'id' | 'sections'> =>
  (details && requestAnswers(details).form) ?? { id: 'none', sections: [] };

export function draftValues(request: Request): DraftValues {
  const { details } = request;
  const form = draftForm(request);
  const names = formFields(form).map(({ name }) => name);
  const answers: FormAnswers = details ? requestAnswers(details).answers : {};
  const entries = startValues(screenForm(form), { ...answers });
  return {
    ...Object.fromEntries(names.map((name) => [name, entries[name]])),
    project: request.project.id,
    datasets: (request.datasets ?? []).map((dataset) => dataset.id).sort(),
    access_control_list: (request.access_control_list ?? [])
      .filter((entry) => entry.removal_date === null)
      .map((entry) => entry.user_id)
      .sort((one, other) => one - other),
    intent_to_download: details?.intent_to_download ?? null,
    agreed_nih: details?.agreed_nih ?? null,
    data_safeguard: details?.data_safeguard ?? null,
    agreed_to_usage_policy: details?.agreed_to_usage_policy ?? false,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function differingFields(one: DraftValues, other: DraftValues): DraftField[] {
  return Object.keys(one).filter((field) => !same(one[field], other[field]));
}

const POLICY_FIELDS: readonly PolicyQuestion['field'][] = [
  'intent_to_download',
  'agreed_nih',
  'data_safeguard',
];
const TEXTS: readonly string[] = ['text', 'email', 'tel', 'textarea'];

type DraftForm = ReturnType<typeof draftForm>;

/** The changed answers to send. Text is sent as typed, because a trailing space may precede the next word. */
function changedAnswers(form: DraftForm, values: DraftValues, changed: ReadonlySet<string>) {
  const fields = formFields(form)
    .filter(({ name }) => changed.has(name))
    .map((field) => ({
      ...field,
      answer: TEXTS.includes(field.type) ? values[field.name] : entryToAnswer(field, values[field.name]),
    }))
    // an incomplete number is not sent
    .filter(({ answer }) => !Number.isNaN(answer));
  const entries = (isColumn: boolean) =>
    fields
      .filter((field) => (field.isColumn ?? false) === isColumn)
      .filter(({ answer }) => !isColumn || answer !== null)
      .map(({ name, answer }) => [name, answer] as const);
  return { data: entries(false), columns: Object.fromEntries(entries(true)) };
}

/** The PATCH body that turns `saved` into `values`; only changed fields are included. */
export function draftChanges(form: DraftForm, saved: DraftValues, values: DraftValues): RequestPatch {
  const changed = new Set(differingFields(saved, values));
  const { data, columns } = changedAnswers(form, values, changed);
  const statements = POLICY_FIELDS.filter((field) => changed.has(field) && values[field] !== null).map(
    (field) => [field, values[field]],
  );
  return {
    ...(changed.has('project') ? { project: values.project } : {}),
    ...(changed.has('datasets') ? { datasets: [...values.datasets] } : {}),
    ...(changed.has('access_control_list')
      ? { access_control_list: values.access_control_list.map((user_id) => ({ user_id })) }
      : {}),
    ...columns,
    ...(changed.has('agreed_to_usage_policy')
      ? { agreed_to_usage_policy: values.agreed_to_usage_policy }
      : {}),
    ...Object.fromEntries(statements),
    ...(data.length > 0 ? { additional_data: Object.fromEntries(data) } : {}),
  };
}

/**
 * Merges the server's response after a save. Fields untouched since `sent` take the server's value, because a save may
 * change other fields (a new project removes the old team). Fields typed since then are preserved, as are fields whose
 * text differs but means the same.
 */
export function mergeSaved(
  form: DraftForm,
  now: DraftValues,
  sent: DraftValues,
  saved: DraftValues,
): DraftValues {
  const typed = formFields(form)
    .filter((field) => same(entryToAnswer(field, now[field.name]), entryToAnswer(field, saved[field.name])))
    .map(({ name }) => name);
  const preserved = [...differingFields(now, sent), ...typed];
  return { ...saved, ...Object.fromEntries(preserved.map((field) => [field, now[field]])) };
}
