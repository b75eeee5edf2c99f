/** Who administers the portal, and the names that its administration pages offer. */

/** Roles that may change cohorts, feature toggles, alerts and templates. */
export const ADMINISTRATORS = ['sfari_admin', 'superuser'] as const;

/** Systems whose health superusers check (spec 3 section 7 "Superuser"). */
export const CHECKED_SERVICES = ['GLOBUS', 'ABN', 'BINS', 'ZENDESK_API', 'GPF'] as const;
export type CheckedService = (typeof CHECKED_SERVICES)[number];

/** Kinds of messages to everyone (spec 1 section 3 "Alert message"). */
export const ALERT_TYPES = ['alert', 'reminder', 'information', 'maintenance'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** Parts of the portal that staff switch on and off without a release (spec 1 section 3 "Feature toggle"). */
export const FEATURES = {
  publicProfiles: 'PUBLIC_PROFILES',
  formTester: 'FORM_TESTER',
  sampleCheck: 'BIOSPECIMEN_EPIC',
  publicStatistics: 'PUBLIC_STATISTICS',
} as const;
/** Pages that visitors without an account see while they are on. */
export const PUBLIC_FEATURES: readonly string[] = [FEATURES.publicProfiles, FEATURES.publicStatistics];
export type FeatureCode = (typeof FEATURES)[keyof typeof FEATURES];
