/** Who may do what with Material Transfer Agreements, by hand from decision 363. */
import type { TransferAgreementState } from '@portal/contract';
import { allowedIn, makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { transferAgreementPolicy as policy, type TransferState } from './transfer-agreement.policy.ts';

const ofManager = 'read(without_conflict) execute(without_conflict) reissue(without_conflict)';
const ofAdministrator = 'read execute reissue';

it('gives each role its part, and reviewers none', () => {
  expect(rightsByRole(policy)).toEqual({
    everybody: 'read(official|owner)',
    sbso: 'sign(official) decline(official)',
    pi_sbso: 'sign(official) decline(official)',
    superuser: 'read',
    sfari_admin: ofAdministrator,
    sfari_admin_lead: ofAdministrator,
    abn_proj_mgr: ofManager,
  });
});

const official = makeActor(['sbso'], { userId: 11 });
const manager = makeActor(['abn_proj_mgr'], { userId: 12 });
const issued: TransferState = {
  state: 'signature_needed',
  version: 1,
  request_id: 1,
  request_code: 'REQ000001',
  request_status: 4,
  institution_id: 1,
  institution_name: 'University',
  recipient_id: 1,
  storage_key: '',
  sha256: '',
  official_signer: null,
  is_ordered: false,
};
const may = (change: Partial<TransferState>, more = {}) =>
  [official, manager].flatMap((actor) =>
    allowedIn(policy, { ...actor, ...more }, { ...issued, ...change }).filter((action) => action !== 'read'),
  );

it.each<[TransferAgreementState, string[]]>([
  ['signature_needed', ['sign', 'decline', 'reissue']],
  ['awaiting_execution', ['execute', 'reissue']],
  ['executed', ['reissue']],
  ['declined', ['reissue']],
  ['voided', []],
])('one that is %s', (state, actions) => {
  expect(may({ state })).toEqual(actions);
});

it('nothing is done about a request that is no longer Approved, nor by who acts as another person', () => {
  for (const state of ['signature_needed', 'awaiting_execution', 'declined'] as const) {
    expect(may({ state, request_status: 11 })).toEqual([]);
    expect(may({ state }, { impersonatorId: 5 })).toEqual(['reissue']);
  }
});

it('nobody executes what they signed for the institution, or what they asked for themselves', () => {
  const signed = { state: 'awaiting_execution' } as const;
  expect(may({ ...signed, official_signer: 12 })).toEqual(['reissue']);
  expect(may({ ...signed, recipient_id: 12 })).toEqual(['reissue']);
});

it('what tissue was ordered under is not issued anew', () => {
  expect(may({ state: 'executed', is_ordered: true })).toEqual([]);
});
