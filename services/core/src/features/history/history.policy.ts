/** Whose history is whose, and what of it people outside the foundation's staff read. */
import type { HISTORY_MODELS, Role } from '@portal/contract';

export type HistoryModel = (typeof HISTORY_MODELS)[number];

/** Staff who see the whole trail, comments and reviews included. Reviewers do not see each other's reviews through it. */
export const FULL_TRAIL_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'rm_admin',
  'abn_proj_mgr',
  'internal_read_only',
  'access_admin',
  'superuser',
];

/** Who still reads the trail of what was deleted: those who may read every object. */
export const DELETED_TRAIL_ROLES: readonly Role[] = ['sfari_admin', 'superuser'];

/** Everybody reads these; what staff did to them, staff alone. */
export const STAFF_MODELS: readonly HistoryModel[] = [
  'alert-message',
  'cohort',
  'feature-toggle',
  'meta-data',
  'email-template',
];

/** What of an object's trail a caller reads. */
export interface Trail {
  /** Everything, or the public fields of the object's own rows. */
  readonly full: boolean;
  /** Models of child rows that are left out of the full trail. */
  readonly hidden: readonly string[];
}

/** What the owning service lets the caller see decides, as it does on the object itself (decision 011). */
export function findTrail(model: HistoryModel, full: boolean, may: Readonly<Record<string, boolean>>): Trail {
  // Notes about people are for those who may write them, and never for the person.
  if (full && model === 'user') return { full, hidden: may['comment'] ? [] : ['user_comment'] };
  if (!full || model !== 'request') return { full, hidden: [] };
  if (!may['view_history'] || !may['see_reviewers']) return { full: false, hidden: [] };
  return { full, hidden: may['comment'] ? [] : ['comment'] };
}

/** The service that answers `GET /{model}/{pk}/`. */
export const OWNERS: Readonly<Record<HistoryModel, 'core' | 'researcher'>> = {
  request: 'researcher',
  project: 'researcher',
  dataset: 'researcher',
  user: 'core',
  institution: 'core',
  'user-institution': 'core',
  file: 'core',
  'alert-message': 'core',
  cohort: 'core',
  'feature-toggle': 'core',
  'meta-data': 'core',
  'email-template': 'core',
};

/** Fields of the object's own rows that everybody who may read the object also reads in its history. */
export const PUBLIC_FIELDS: Readonly<Record<HistoryModel, readonly string[]>> = {
  request: ['status', 'submission_date', 'decision_date', 'fulfillment_date', 'expiration_date'],
  project: ['title', 'abstract', 'non_autism_research', 'public_title', 'public_abstract', 'is_editable'],
  dataset: ['name', 'description', 'version', 'type', 'release_date'],
  user: [
    'first_name',
    'last_name',
    'title',
    'email',
    'phone_number',
    'primary_role',
    'globus_username',
    'orcid',
  ],
  institution: ['name', 'status'],
  'user-institution': ['primary', 'joinder_date'],
  file: ['name'],
  // For staff alone.
  'alert-message': [],
  cohort: [],
  'feature-toggle': [],
  'meta-data': [],
  'email-template': [],
};
