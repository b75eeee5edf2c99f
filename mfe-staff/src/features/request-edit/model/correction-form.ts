import { formFields } from '@portal/contract/form-rules';
import { buildConditionValues, requestType } from '@portal/contract/request-types/lookup';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { BodyOf, Request } from '@portal/contract/types';
import {
  formOutput,
  screenForm,
  startValues,
  type FormDefinition,
  type FormValues,
} from '@portal/shared-ui/form';

/** The request's form without samples and donors, which have their own tabs; null if its type has no form. */
export function correctionForm({ type, details }: Pick<Request, 'type' | 'details'>): FormDefinition | null {
  const form = details ? requestAnswers(details).form : null;
  if (!form) return null;
  const { sampleFields, collection } = requestType(type);
  const apart: readonly string[] = [
    ...Object.values(sampleFields ?? {}),
    ...(collection ? [collection.field] : []),
  ];
  const { sections, ...rest } = screenForm(form);
  return {
    ...rest,
    sections: sections
      .map((section) => ({
        ...section,
        items: section.items.filter((item) => !('name' in item && apart.includes(item.name))),
      }))
      .filter(({ items }) => items.some((item) => 'name' in item)),
  };
}

/** Drafts can be corrected only by their owner. If the server does not allow editing, the menu says so. */
export const isCorrectable = (request: Request): boolean =>
  (request.abilities['edit'] ?? false) &&
  request.status !== REQUEST_STATUS.CREATED &&
  correctionForm(request) !== null;

/**
 * The form values: the answers, and the facts that conditions may use. The owner's note on a resubmission is excluded.
 */
export function correctionValues({ type, details, datasets = [] }: Request): FormValues {
  if (!details) return {};
  const wasAskedOfGpf = details.gpf_access_status !== null;
  const facts = datasets.map((dataset) => ({ type: dataset.type, gpf_accessible: wasAskedOfGpf }));
  return {
    ...requestAnswers(details).answers,
    ...buildConditionValues(type, { isRevision: false, datasets: facts }),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only changed answers are sent, so that no others are recorded as corrected. */
export function correctionBody(request: Request, values: FormValues): BodyOf<'PATCH /request/{id}/'> {
  const form = correctionForm(request);
  if (!form || !request.details) return {};
  const before = formOutput(form, startValues(form, correctionValues(request)));
  const columns = formFields(requestAnswers(request.details).form ?? { sections: [] })
    .filter(({ isColumn }) => isColumn)
    .map(({ name }) => name);
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, before[name] ?? null));
  const answers = changed.filter(([name]) => !columns.includes(name));
  return {
    ...Object.fromEntries(changed.filter(([name]) => columns.includes(name))),
    ...(answers.length > 0 ? { additional_data: Object.fromEntries(answers) } : {}),
  };
}
