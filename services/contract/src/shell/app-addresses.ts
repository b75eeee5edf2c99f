/**
 * Roles that may open each app's paths (spec 1 section 2). An app's build compares its `remote.json` with this, so that
 * no list misses a new or renamed role.
 */
import { DONOR_READER_ROLES, DONOR_SYNC_READERS } from '../tissue/donors.ts';
import { MAIL_SENDER_ROLES } from '../mail/rules.ts';
import {
  ADMINISTRATOR_ROLES,
  INVESTIGATOR_ROLES,
  MATCH_ROLES,
  MEETING_DECIDER_ROLES,
  NIGHTLY_RUN_ROLES,
  OFFICIAL_ROLES,
  PROJECT_UPDATE_ROLES,
  PLAIN_REVIEWER_ROLES,
  RM_REVIEWER_ROLES,
  ROLES,
  STAFF_ROLES,
  STARTER_ROLES,
  TISSUE_REVIEWER_ROLES,
  VERIFYING_ROLES,
  VIEW_MENU_ROLES,
  WORKLOAD_ROLES,
  type Role,
} from '../people/roles.ts';
import { TRANSFER_READER_ROLES } from '../transfer-agreement/rules.ts';

/** Roles by first part of the path; null means everyone, including visitors. */
export type AppAddresses = Readonly<Record<string, readonly Role[] | null>>;

const INSTITUTION_ROLES: readonly Role[] = [...new Set([...INVESTIGATOR_ROLES, ...OFFICIAL_ROLES])];
const ADMINISTRATION_ROLES: readonly Role[] = [...ADMINISTRATOR_ROLES, 'superuser'];

/** Paths by app. If two apps share a path, no role is in both. */
export const APP_ADDRESSES: Readonly<Record<string, AppAddresses>> = {
  'mfe-researcher': {
    '/project': [...INVESTIGATOR_ROLES, 'abn_proj_mgr', ...VIEW_MENU_ROLES],
    '/request': INVESTIGATOR_ROLES,
    '/request/create': STARTER_ROLES,
    '/research-match/create': [...INVESTIGATOR_ROLES, ...ADMINISTRATOR_ROLES],
    '/compliance_researcher': PROJECT_UPDATE_ROLES,
    '/dataset': null,
    '/public-resources': null,
    '/statistics': null,
    '/institution': INSTITUTION_ROLES,
    '/provide-institution': INVESTIGATOR_ROLES,
    '/revise-institution-officer': INVESTIGATOR_ROLES,
    '/institution-details': ROLES,
    '/annual-researcher-review': VERIFYING_ROLES,
    '/rda': INSTITUTION_ROLES,
    '/mta': INSTITUTION_ROLES,
    '/joinder': INVESTIGATOR_ROLES,
    '/user': INSTITUTION_ROLES,
    '/public/user': null,
  },
  'mfe-staff': {
    '/resource-request': VIEW_MENU_ROLES,
    '/restricted_resources': VIEW_MENU_ROLES,
    '/dataaccess': VIEW_MENU_ROLES,
    '/compliance': VIEW_MENU_ROLES,
    '/reviewers': WORKLOAD_ROLES,
    '/research-match-review': MATCH_ROLES,
    // Includes every role, since roles that may not start reviews are redirected to /404 (spec 3 section 2.4).
    '/research-match-review/start-review': ROLES,
    '/research-match-review/start-renewal-review': ROLES,
    '/abn_tissue/start-review': ROLES,
    '/review': [...RM_REVIEWER_ROLES, ...PLAIN_REVIEWER_ROLES],
    '/abn-review': TISSUE_REVIEWER_ROLES,
    '/review-meeting': MEETING_DECIDER_ROLES,
    '/research-match-applications': MATCH_ROLES,
    '/nightly-runs': NIGHTLY_RUN_ROLES,
    '/close-outs': ADMINISTRATION_ROLES,
    '/incidents': ADMINISTRATION_ROLES,
    '/release-notes': STAFF_ROLES,
    '/request': STAFF_ROLES,
    '/email': ADMINISTRATION_ROLES,
    '/administration': ADMINISTRATION_ROLES,
    '/administration/email-templates': MAIL_SENDER_ROLES,
    '/superuser': ['superuser'],
    '/superuser/keys': ['superuser'],
    '/superuser/webhooks': ['superuser'],
    '/superuser/organizations': ['superuser'],
    '/form_tester': ROLES,
    '/institution': STAFF_ROLES,
    '/rda': STAFF_ROLES,
    '/mta': TRANSFER_READER_ROLES,
    '/user': STAFF_ROLES,
  },
  'mfe-tissue': {
    '/abn-dashboard': [
      'abn_proj_mgr',
      'abn_reviewer',
      'sfari_admin',
      'sfari_admin_lead',
      'internal_read_only',
    ],
    '/tissue-catalogue': DONOR_READER_ROLES,
    '/abn_donor': DONOR_READER_ROLES,
    '/donor-sync': DONOR_SYNC_READERS,
  },
};
