/** What can be chosen: datasets, kinds of samples, and types that are resources themselves, in one shape. */
import type { Dataset } from '@portal/contract';
import { fieldByName } from '@portal/contract/form-answers';
import { isCohortOffered, findCombinationType } from '@portal/contract/request-types/combination';
import { ALL_REQUEST_TYPES, currentForm, requestType } from '@portal/contract/request-types/lookup';
import { DATASET_GROUP_LABELS } from '@portal/contract/statuses';
import { fill, plainText } from '@portal/shared-ui';
import { findGroup } from '../../dataset/components/dataset-words.ts';
import { resource as words } from '#texts/resource';

export interface Resource {
  /** Of all resources, whatever their type. */
  readonly key: string;
  /** Of the request in which it is asked for. */
  readonly type: number;
  /** What the request stores of it: the id of a dataset, or of a kind of samples. */
  readonly id: string;
  readonly name: string;
  /** The heading above it. */
  readonly group: string;
  readonly code: string;
  /** One for a dataset; those among which is chosen for what has several. */
  readonly cohorts: readonly string[];
  /** Ways by which its data are reached. */
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
    group: DATASET_GROUP_LABELS[findGroup(dataset)],
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

/** Cohorts that the form offers. */
function listCohorts(number: number): readonly string[] {
  const { cohortField } = requestType(number);
  const field = fieldByName(currentForm(number), cohortField ?? '');
  return field && 'options' in field ? field.options.map(({ value }) => String(value)) : [];
}

/** A type that is asked for as a whole. */
export const typeResource = (
  number: number,
  isNonAutismResearch = false,
  nameOf = (cohort: string): string => cohort,
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
      .map(nameOf),
    group: words.types[group],
    description: summary,
  };
};

/** The headings in their order (spec 2 sections 1 and 5). */
export const GROUP_ORDER: readonly string[] = [
  ...Object.values(DATASET_GROUP_LABELS),
  ...Object.values(words.types),
];

/** Types that are resources themselves, in the order in which they are shown. */
export const WHOLE_TYPES: readonly number[] = ALL_REQUEST_TYPES.filter(
  ({ resources }) => resources === 'itself',
).map(({ number }) => number);
