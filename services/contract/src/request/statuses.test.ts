/** Numbers on the wire and the words beside them, by hand from spec 1 sections 4 and 9 and spec 2 section 4. */
import { expect, it } from 'vitest';
import * as statuses from './statuses.ts';

it('numbers the statuses of a request [R4-20]', () => {
  expect(statuses.REQUEST_STATUS).toEqual({
    CREATED: 1,
    SUBMITTED: 2,
    UNDER_REVIEW: 3,
    APPROVED: 4,
    REJECTED: 5,
    REVISIONS_REQUESTED: 6,
    FULFILLED: 7,
    REVIEW_MEETING: 8,
    DEFERRED: 9,
    CONDITIONALLY_APPROVED: 10,
    WITHDRAWN: 11,
    APPROVED_PENDING_TEAM: 12,
    ARCHIVED: 13,
    SUSPENDED: 14,
  });
  expect(Object.values(statuses.REQUEST_STATUS_LABELS)).toEqual([
    'Created',
    'Submitted',
    'Under Review',
    'Approved',
    'Rejected',
    'Revisions Requested',
    'Fulfilled',
    'Review Meeting',
    'Deferred',
    'Conditionally Approved',
    'Withdrawn',
    'Approved (Pending Team)',
    'Archived',
    'Suspended',
  ]);
});

it('says which statuses wait for reviews or for staff', () => {
  const { REQUEST_STATUSES, awaitsReviews, AWAITING_STAFF } = statuses;
  expect(REQUEST_STATUSES.filter(awaitsReviews)).toEqual([2, 3]);
  expect(AWAITING_STAFF).toEqual([2, 3, 8, 12]);
});

it('numbers the types of a request, and says which need what [R1-10]', () => {
  expect(statuses.REQUEST_TYPE).toEqual({
    DATASET: 1,
    BIOSPECIMEN: 2,
    FUNDING: 3,
    RESEARCH_MATCH: 4,
    RESEARCH_MATCH_RENEWAL: 5,
    ABN_DATA: 6,
    PILOT_TISSUE: 7,
    ABN_TISSUE: 8,
  });
  expect(Object.values(statuses.REQUEST_TYPE_LABELS)).toEqual([
    'Dataset',
    'Biospecimen',
    'Funding',
    'Research Match',
    'Research Match Renewal',
    'Data Access to Autism BrainNet',
    'Pilot Tissue Request',
    'Autism BrainNet Tissue Request',
  ]);
  expect(statuses.RESEARCH_MATCH_TYPES).toEqual([4, 5]);
  expect(statuses.TISSUE_TYPES).toEqual([6, 7, 8]);
  // De-identified datasets have needed no IRB letter since March 2025, and funding never did.
  expect(statuses.IRB_TYPES).toEqual([2, 4, 5, 6, 7, 8]);
});

it('numbers the statuses of institutions and agreements', () => {
  expect(statuses.INSTITUTION_STATUS).toEqual({
    PENDING_SBSO: 1,
    UNDER_REVIEW: 2,
    APPROVED: 3,
    REJECTED: 4,
    FOLLOW_UP: 5,
    NEW_SBSO: 6,
  });
  expect(Object.values(statuses.INSTITUTION_STATUS_LABELS)).toEqual([
    'Pending SBSO',
    'Institution Under Review',
    'Institution Approved',
    'Institution Rejected',
    'Institution Follow Up',
    'Primary Researcher Adding New SBSO',
  ]);
  expect(statuses.UNCONFIRMED_INSTITUTION_STATUSES).toEqual([1, 2, 5]);
  expect(statuses.RDA_STATUS).toEqual({
    SIGNATURE_NEEDED: 1,
    AWAITING_EXECUTION: 2,
    FULLY_EXECUTED: 3,
    NONE: 4,
  });
  expect(Object.values(statuses.RDA_STATUS_LABELS)).toEqual([
    'Signature Needed',
    'Awaiting Execution',
    'Fully Executed',
    'None',
  ]);
  expect(statuses.RDA_SIGNATURE_FIELDS).toEqual({
    2: ['signature', 'signature_date'],
    3: ['signature', 'signature_date', 'sf_signature', 'sf_signature_date'],
  });
  expect(statuses.RDA_FILTER_LABELS).toEqual({
    3: 'Fully Executed',
    1: 'Pending SBSO Signature',
    2: 'Pending Execution',
  });
});

it('numbers and names what belongs to datasets, access, reviews and files [R3-104 S3-26 R1-03]', () => {
  expect(statuses.DATASET_TYPE_LABELS).toEqual({ 1: 'Phenotype', 2: 'Genetic', 3: 'Imaging' });
  expect(statuses.CURATOR_TYPE_LABELS).toEqual({ 1: 'Official', 2: 'Curated', 3: 'External' });
  expect(statuses.DATASET_GROUPS).toEqual([
    'Phenotype Data',
    'Genetic Data',
    'Imaging/EEG Data',
    'Other Resources',
  ]);
  expect(statuses.ACCESS_TYPES).toEqual(['Globus', 'AWS', 'GPF', 'Other']);
  expect(statuses.EXTERNAL_SYSTEMS).toEqual(['Globus', 'AWS', 'GPF']);
  expect(statuses.EXTERNAL_ACCESS_STATES).toEqual(['queued', 'applied', 'failed', 'unconnected']);
  expect(statuses.DRIFT_KINDS).toEqual(['missing', 'extra']);
  expect(statuses.ACCESS_STATUSES).toEqual(['granted', 'revoked']);
  expect(statuses.REVIEWER_ROLE).toEqual({ PRIMARY: 1, SECONDARY: 2, OTHER: 3 });
  expect(statuses.REVIEWER_ROLE_LABELS).toEqual({
    1: 'Primary Reviewer',
    2: 'Secondary Reviewer',
    3: 'Reviewer',
  });
  expect(statuses.FILE_TYPE).toEqual({
    IRB: 1,
    RDA: 2,
    ATTACHMENT: 3,
    RDA_TEMPLATE: 4,
    RDA_SCAN: 5,
    DATASET_ZIP: 6,
    DATASET_DICTIONARY: 7,
    DATASET_RELEASE_NOTES: 8,
  });
  expect(statuses.IRB_DESIGNATION_LABELS).toEqual({ 1: 'Approved', 2: 'Exempt' });
});
