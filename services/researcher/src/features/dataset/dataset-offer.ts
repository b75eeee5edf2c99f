/** Whether a dataset can be requested by an owner, and for the research of a project. */
import { isCohortOffered } from '@portal/contract';
import { say } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { allowedDatasetSql } from './limited.sql.ts';

export const DatasetOffer = z.object({
  dataset_id: z.string(),
  active: z.boolean(),
  available: z.boolean(),
  /** The newest version; null if this is the newest. */
  parent: z.string().nullable(),
  cohort: z.string(),
  /** The dataset is restricted to a list of people, and the owner of the request is not on it. */
  refused: z.boolean(),
});
export type DatasetOffer = z.output<typeof DatasetOffer>;

/** SQL over alias `dataset`: true if the dataset is restricted and `person`, an SQL expression, is not on its list. */
export const datasetRefusedSql = (person: string): string =>
  `(dataset.limited and not ${allowedDatasetSql(person, 'dataset')})`;

/** Why a dataset cannot be requested for a project; undefined when it can. */
export function datasetProblem(
  { dataset_id: code, active, available, parent, cohort, refused }: DatasetOffer,
  isNonAutismResearch: boolean,
): string | undefined {
  const words = requestRefusals.datasets;
  if (refused) return say(words.limited, { code });
  if (!isCohortOffered(cohort, isNonAutismResearch)) return requestRefusals.sparkOnly;
  if (!active) return say(words.retired, { code });
  if (parent !== null) return say(words.newerVersion, { code });
  return available ? undefined : say(words.unavailable, { code });
}
