import { definePolicy } from '@portal/kit';
import { allowedDatasetSql } from './limited.sql.ts';
import { datasetScope, seenByReviewers } from '../../rules/reviewer-scope.ts';
import { datasetRefusals } from '../../texts/en/dataset-refusals.ts';

export interface DatasetState {
  /** Whether no later version exists. */
  readonly newest: boolean;
}

/** Roles that manage datasets (`DATASET_ADMIN_ROLES`). */
const datasetAdministrators = { sfari_admin: 'any', access_admin: 'any' } as const;
const isNewest = ({ newest }: DatasetState): boolean => newest;

/**
 * The catalogue is public; a restricted dataset is visible only to people on its list. Staff see datasets removed from
 * the catalogue; administrators and superusers see older versions. Reviewers of a request see both if the request names
 * them (spec 2 sections 2.7 and 4, spec 3 section 6).
 */
export const datasetPolicy = definePolicy({
  object: 'dataset',
  relations: {
    catalogue: 't.active and t.parent is null and not t.limited',
    /** The caller is on the dataset's list, or has access to it from before they were removed from the list. */
    allowed: `t.limited and t.active and t.parent is null
      and (${allowedDatasetSql(':actor')} or exists (select 1 from researcher.dataset_access given
        where given.dataset_id = t.id and given.user_id = :actor and given.status = 'granted'))`,
    current: 't.parent is null',
    /** Core serves the data file by the same rule. */
    holder: `exists (select 1 from researcher.dataset_access given
      where given.dataset_id = t.id and given.user_id = :actor and given.status = 'granted')`,
    ...datasetScope,
  },
  actions: {
    read: {
      who: {
        sfari_admin: 'any',
        superuser: 'any',
        access_admin: 'any',
        internal_read_only: ['current'],
        rm_admin: ['current'],
        sfari_reviewer: ['current', 'reviewer'],
        abn_proj_mgr: ['current', 'tissue'],
        ...seenByReviewers,
        signed_in: ['allowed'],
        anyone: ['catalogue'],
      },
    },
    create: { who: datasetAdministrators },
    edit: {
      who: datasetAdministrators,
      when: isNewest,
      because: datasetRefusals.olderVersion,
    },
    mail: { who: datasetAdministrators, when: isNewest, because: datasetRefusals.olderVersion },
    /** Where the data are and which groups have access: for readers of the access ledger. */
    see_access: { who: { ...datasetAdministrators, superuser: 'any', internal_read_only: 'any' } },
    /** Which file contains the data, for datasets available as a file. */
    download: {
      who: { ...datasetAdministrators, superuser: 'any', internal_read_only: 'any', signed_in: ['holder'] },
    },
    see_versions: { who: { ...datasetAdministrators, superuser: 'any' } },
  },
});
