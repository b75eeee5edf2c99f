/** What choosing a resource does to a draft (spec 2 section 5, "Resource combinations"). */
import { combineResources, findCombinationType } from '@portal/contract/request-types/combination';
import { requestType } from '@portal/contract/request-types/lookup';
import { readSampleAmounts } from '@portal/contract/samples/sample-ids';
import { formFields, isEmptyValue } from '@portal/contract/form-rules';
import type { Request } from '@portal/contract';
import type { Resource } from '../../resource/model/resource.ts';
import type { DraftValues } from './draft-values.ts';
import type { WizardPlan } from './wizard-plan.ts';

export interface Choice {
  /** Of the draft as it is, where the type stays. */
  readonly changes?: Partial<DraftValues>;
  /** Another type, with what it begins with. */
  readonly type?: number;
  readonly datasets?: readonly string[];
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Something that was chosen or written is lost, so it is asked first. */
  readonly loses: boolean;
}

/** Keys of the resources of a draft. */
export function chosenKeys({ type }: Pick<WizardPlan, 'type'>, values: DraftValues): Set<string> {
  switch (type.resources) {
    case 'datasets':
      return new Set(values.datasets.map((id) => `dataset-${id}`));
    case 'samples': {
      const kind = type.sampleFields && values[type.sampleFields.kind];
      return new Set(isEmptyValue(kind) ? [] : [`sample-${String(kind)}`]);
    }
    case 'itself':
      return new Set([`type-${type.number}`]);
    case null:
      return new Set();
  }
}

/** Whether anything was written in the form that did not come from the profile or the project automatically. */
function hasAnswers({ form, type }: WizardPlan, values: DraftValues): boolean {
  return formFields(form).some(
    (field) =>
      !('prefill' in field && field.prefill !== undefined) &&
      field.name !== type.sampleFields?.kind &&
      field.type !== 'checkbox' &&
      !isEmptyValue(values[field.name]),
  );
}

const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

export function choose(plan: WizardPlan, values: DraftValues, resource: Resource, isOn: boolean): Choice {
  const { type } = plan;
  const added = requestType(resource.type);
  if (added.number === type.number && type.resources === 'datasets')
    return {
      changes: {
        datasets: isOn
          ? inOrder([...values.datasets, resource.id])
          : values.datasets.filter((id) => id !== resource.id),
      },
      loses: false,
    };
  if (added.number === type.number && type.sampleFields) {
    const { kind, samples } = type.sampleFields;
    const hasSamples = Object.keys(readSampleAmounts(values[samples])).length > 0;
    return {
      changes: {
        [kind]: isOn ? resource.id : '',
        // ids belong to a kind
        ...(hasSamples ? { [samples]: null } : {}),
      },
      loses: (isOn && chosenKeys(plan, values).size > 0) || hasSamples,
    };
  }
  // a type that is given up leaves an empty request for data behind
  if (!isOn) return { type: findCombinationType('datasets').number, loses: hasAnswers(plan, values) };
  const isReplaced = chosenKeys(plan, values).size > 0 && combineResources(type, added) === 'replaces';
  return {
    type: added.number,
    ...(added.resources === 'datasets' ? { datasets: [resource.id] } : {}),
    ...(added.sampleFields ? { answers: { [added.sampleFields.kind]: Number(resource.id) } } : {}),
    loses: isReplaced || hasAnswers(plan, values),
  };
}

/** Fields by which a draft has chosen resources that are not offered for every project. */
export function chosenResources({
  request,
  values,
}: {
  readonly request: Pick<Request, 'type'> | null;
  readonly values: DraftValues | null;
}): string[] {
  if (!request || !values) return [];
  const { cohortField, sampleFields } = requestType(request.type);
  const named = [cohortField, sampleFields?.kind, sampleFields?.samples].filter(
    (name) => name !== undefined && !isEmptyValue(values[name]),
  ) as string[];
  return values.datasets.length > 0 ? ['datasets', ...named] : named;
}
