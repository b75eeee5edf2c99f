/**
 * Everything that can be requested in one shape: datasets, kinds of samples, and types that are resources themselves.
 */
import type { Dataset } from '@portal/contract';
import { fieldByName } from '@portal/contract/form-answers';
import { isCohortOffered, findCombinationType } from '@portal/contract/request-types/combination';
import { ALL_REQUEST_TYPES, currentForm, requestType } from '@portal/contract/request-types/lookup';
import { DATASET_GROUP_LABELS, findDatasetGroup } from '@portal/contract/statuses';
import { fill, plainText } from '@portal/shared-ui';
import { resource as words } from '#texts/resource';

export interface Resource {
  /** Unique among all resources of all types. */
  readonly key: string;
  /** The request type in which it is requested. */
  readonly type: number;
  /** The value stored in the request: the id of a dataset or of a kind of samples. */
  readonly id: string;
  readonly name: string;
  /** The heading of its group. */
  readonly group: string;
  readonly code: string;
  /** One cohort for a dataset; the cohorts to choose from for other resources. */
  readonly cohorts: readonly string[];
  /** The ways in which its data can be reached. */
  readonly access: readonly string[];
  readonly size: string;
  readonly description: string;
  readonly isAvailable: boolean;
  readonly dataset?: Dataset;
}

export function datasetResource(dataset: Dataset): Resource {
  const ways: readonly (readonly [string, boolean])[] = [
    [words.access.globus, dataset.globus],
    [words.access.aws, dataset.aws],
    [words.access.gpf, dataset.gpf_accessible],
  ];
  return {
    key: `dataset-${dataset.id}`,
    type: findCombinationType('datasets').number,
    id: dataset.id,
    name: dataset.name,
    group: DATASET_GROUP_LABELS[findDatasetGroup(dataset)],
    code: dataset.dataset_id,
    cohorts: [dataset.cohort.display_name],
    access: ways.filter(([, isOpen]) => isOpen).map(([way]) => way),
    size: dataset.file_size ?? '',
    description: plainText(dataset.description),
    isAvailable: dataset.available,
    dataset,
  };
}

const whole = { code: '', cohorts: [], access: [], size: '', isAvailable: true } as const;

export const sampleResource = (sample: {
  readonly id: number;
  readonly display_name: string;
  readonly usual_amount: string;
  readonly cohorts: readonly string[];
}): Resource => ({
  ...whole,
  key: `sample-${sample.id}`,
  type: findCombinationType('samples').number,
  id: String(sample.id),
  name: sample.display_name,
  group: words.types.biospecimen,
  cohorts: sample.cohorts,
  description: fill(words.usual, { amount: sample.usual_amount }),
});

/** The cohorts that the type's form offers. */
function listCohorts(number: number): readonly string[] {
  const { cohortField } = requestType(number);
  const field = fieldByName(currentForm(number), cohortField ?? '');
  return field && 'options' in field ? field.options.map(({ value }) => String(value)) : [];
}

/** The resource for a type that is requested as a whole. */
export const typeResource = (
  number: number,
  isNonAutismResearch = false,
  findName = (cohort: string): string => cohort,
): Resource => {
  const { label, summary, group } = requestType(number);
  return {
    ...whole,
    key: `type-${number}`,
    type: number,
    id: '',
    name: label,
    cohorts: listCohorts(number)
      .filter((cohort) => isCohortOffered(cohort, isNonAutismResearch))
      .map(findName),
    group: words.types[group],
    description: summary,
  };
};

/** The headings in their order (spec 2 sections 1 and 5). */
export const GROUP_ORDER: readonly string[] = [
  ...Object.values(DATASET_GROUP_LABELS),
  ...Object.values(words.types),
];

/** Types that are resources themselves, in display order. */
export const WHOLE_TYPES: readonly number[] = ALL_REQUEST_TYPES.filter(
  ({ resources }) => resources === 'itself',
).map(({ number }) => number);
