/** Whose trail is whose, by hand (spec 1 section 6 and decision 011). */
import { HISTORY_MODELS } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import {
  DELETED_TRAIL_ROLES,
  FULL_TRAIL_ROLES,
  OWNERS,
  PUBLIC_FIELDS,
  STAFF_MODELS,
  findTrail,
} from './history.policy.ts';

it('shows the whole trail to the office, and that of what is gone to those who see everything', () => {
  expect(FULL_TRAIL_ROLES.toSorted()).toEqual([
    'abn_proj_mgr',
    'access_admin',
    'internal_read_only',
    'rm_admin',
    'sfari_admin',
    'sfari_admin_lead',
    'sfari_reviewer',
    'superuser',
  ]);
  expect(DELETED_TRAIL_ROLES).toEqual(['sfari_admin', 'superuser']);
});

describe('what of a trail', () => {
  const outline = { full: false, hidden: [] };
  const whole = { full: true, hidden: [] };
  it.each([
    ['project', true, {}, whole],
    ['project', false, { comment: true }, outline],
    ['user', true, { comment: true }, whole],
    ['user', true, { comment: false }, { full: true, hidden: ['user_comment'] }],
    ['user', false, { comment: true }, outline],
    ['request', true, { view_history: true, see_reviewers: true, comment: true }, whole],
    ['request', true, { view_history: true, see_reviewers: true }, { full: true, hidden: ['comment'] }],
    ['request', true, { view_history: true, comment: true }, outline],
    ['request', true, { see_reviewers: true, comment: true }, outline],
    ['request', false, { view_history: true, see_reviewers: true, comment: true }, outline],
  ] as const)('%s, staff %s, who may %j', (model, full, may, expected) => {
    expect(findTrail(model, full, may)).toEqual(expected);
  });
});

it('asks the service that has the object', () => {
  const elsewhere = ['request', 'project', 'dataset'];
  expect(Object.keys(OWNERS).toSorted()).toEqual([...HISTORY_MODELS].toSorted());
  for (const model of HISTORY_MODELS)
    expect([model, OWNERS[model]]).toEqual([model, elsewhere.includes(model) ? 'researcher' : 'core']);
});

it('shows these fields to everybody who sees the object, and nothing of what staff arrange', () => {
  expect(PUBLIC_FIELDS).toEqual({
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
    ...Object.fromEntries(STAFF_MODELS.map((model) => [model, []])),
  });
  expect(STAFF_MODELS.toSorted()).toEqual([
    'alert-message',
    'cohort',
    'email-template',
    'feature-toggle',
    'meta-data',
  ]);
});
