/** Whose trail is whose, by hand (spec 1 section 6 and decision 011). */
import {
  HISTORIES,
  agreementObject,
  defineHistory,
  findHistory,
  forEveryone,
  forStaff,
  publicFields,
} from '@portal/contract';
import { describe, expect, it } from 'vitest';
import {
  DELETED_TRAIL_ROLES,
  FULL_TRAIL_ROLES,
  findOwner,
  isForStaffAlone,
  readableTrail,
} from './history.policy.ts';
import { OWN } from './history.routes.ts';

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
    ['user', false, {}, outline],
    ['request', true, { view_history: true, see_reviewers: true, comment: true, see_incidents: true }, whole],
    [
      'request',
      true,
      { view_history: true, see_reviewers: true, comment: true },
      { full: true, hidden: ['incident'] },
    ],
    [
      'request',
      true,
      { view_history: true, see_reviewers: true },
      { full: true, hidden: ['revision_point', 'incident', 'comment'] },
    ],
    ['request', true, { view_history: true, comment: true }, outline],
    ['request', true, { see_reviewers: true, comment: true }, outline],
    ['request', false, { view_history: true, see_reviewers: true, comment: true }, outline],
  ] as const)('%s, staff %s, who may %j', (model, full, may, expected) => {
    expect(readableTrail(findHistory(model), full, may)).toEqual(expected);
  });
});

it('asks the service that has the object, and evaluates each of its own itself', () => {
  const elsewhere: Readonly<Record<string, string>> = {
    request: 'researcher',
    project: 'researcher',
    dataset: 'researcher',
    'sample-type': 'researcher',
    abn_bins_upload: 'tissue',
    abn_cart: 'tissue',
    release_note: 'staff',
  };
  for (const history of HISTORIES) {
    const { model } = history;
    expect([model, findOwner(history)]).toEqual([model, elsewhere[model] ?? 'core']);
    const isOwn = OWN.some(({ object }) => object.history === history);
    expect([model, isOwn]).toEqual([model, !(model in elsewhere)]);
  }
  expect(agreementObject.history?.model).toBe('file');
});

it('shows these fields to everyone who sees the object, and nothing of what staff arrange', () => {
  expect(
    Object.fromEntries(HISTORIES.map((history) => [history.model, publicFields(history).toSorted()])),
  ).toEqual({
    request: [
      'decision_date',
      'expiration_date',
      'expired_on',
      'fulfillment_date',
      'status',
      'submission_date',
    ],
    project: ['abstract', 'is_editable', 'non_autism_research', 'public_abstract', 'public_title', 'title'],
    abn_bins_upload: [],
    abn_cart: [],
    dataset: ['change_notes', 'data_use', 'description', 'doi', 'name', 'release_date', 'type', 'version'],
    user: [
      'aws_account_id',
      'email',
      'first_name',
      'globus_username',
      'language',
      'last_name',
      'orcid',
      'phone_number',
      'primary_role',
      'title',
    ],
    institution: ['name', 'status'],
    'user-institution': ['joinder_date', 'primary'],
    file: ['name'],
    'transfer-agreement': ['request_code', 'state', 'version'],
    'alert-message': [],
    cohort: [],
    'email-template': [],
    email: [],
    'feature-toggle': [],
    'meta-data': [],
    release_note: [],
    'sample-type': [],
    'machine-key': [],
    webhook: [],
  });
  expect(HISTORIES.filter(isForStaffAlone).map(({ model }) => model)).toEqual([
    'sample-type',
    'abn_cart',
    'abn_bins_upload',
    'alert-message',
    'cohort',
    'feature-toggle',
    'meta-data',
    'release_note',
    'email-template',
    'email',
    'machine-key',
    'webhook',
  ]);
});

describe('an object that this service has never heard of', () => {
  const releaseNote = defineHistory({
    model: 'release-note',
    label: 'Release note',
    needs: ['view_history'],
    fields: { id: 'internal', version: forEveryone('Version'), text: forStaff('Text') },
    parts: {
      remark: { label: 'Remark', needs: 'remark', fields: { id: 'internal', text: forStaff('Text') } },
    },
  });

  it('is evaluated by its own declaration', () => {
    expect(publicFields(releaseNote)).toEqual(['version']);
    expect(isForStaffAlone(releaseNote)).toBe(false);
    expect(readableTrail(releaseNote, true, {})).toEqual({ full: false, hidden: [] });
    expect(readableTrail(releaseNote, true, { view_history: true })).toEqual({
      full: true,
      hidden: ['remark'],
    });
    expect(readableTrail(releaseNote, true, { view_history: true, remark: true })).toEqual({
      full: true,
      hidden: [],
    });
  });

  it('says which person never reads its whole trail', () => {
    expect(findHistory('request').hiddenFrom).toBe('owner_id');
  });
});
