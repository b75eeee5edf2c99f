/** Computes how choosing a resource changes a draft (spec 2 section 5, "Resource combinations"). */
import { combineResources, findCombinationType } from '@portal/contract/request-types/combination';
import { requestType } from '@portal/contract/request-types/lookup';
import { readSampleAmounts } from '@portal/contract/samples/sample-ids';
import { formFields, isEmptyValue } from '@portal/contract/form-rules';
import type { Request } from '@portal/contract';
import type { Resource } from '../../resource/model/resource.ts';
import type { DraftValues } from './draft-values.ts';
import type { WizardPlan } from './wizard-plan.ts';

export interface Choice {
  /** Field changes, if the type stays the same. */
  readonly changes?: Partial<DraftValues>;
  /** The new type, with its initial content, if the type changes. */
  readonly type?: number;
  readonly datasets?: readonly string[];
  readonly answers?: Readonly<Record<string, unknown>>;
  /** True if choices or answers would be lost, so the user is asked first. */
  readonly loses: boolean;
}

/** Keys of the resources chosen in a draft. */
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

/** True if the form has answers that were not filled in automatically from the profile or the project. */
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
        // sample ids are valid for one kind only
        ...(hasSamples ? { [samples]: null } : {}),
      },
      loses: (isOn && chosenKeys(plan, values).size > 0) || hasSamples,
    };
  }
  // removing the only resource leaves an empty dataset request
  if (!isOn) return { type: findCombinationType('datasets').number, loses: hasAnswers(plan, values) };
  const isReplaced = chosenKeys(plan, values).size > 0 && combineResources(type, added) === 'replaces';
  return {
    type: added.number,
    ...(added.resources === 'datasets' ? { datasets: [resource.id] } : {}),
    ...(added.sampleFields ? { answers: { [added.sampleFields.kind]: Number(resource.id) } } : {}),
    loses: isReplaced || hasAnswers(plan, values),
  };
}

/** The chosen resources of a draft that not every project is offered, by field. */
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
