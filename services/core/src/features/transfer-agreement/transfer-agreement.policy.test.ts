/** Who may do what with Material Transfer Agreements, by hand from decision 363. */
import type { TransferAgreementState } from '@portal/contract';
import { authorise, translate } from '@portal/kit';
import { allowedIn, createTestDatabase, makeActor, relationsTo, rightsByRole } from '@portal/kit/testing';
import { buildConflict, buildRequest } from '@portal/researcher/testing';
import { expect, it } from 'vitest';
import { buildTransfer, createFactories } from '../../testing/index.ts';
import { transferRefusals as words } from '../../texts/en/transfer-refusals.ts';
import { transferAgreementPolicy as policy, type TransferState } from './transfer-agreement.policy.ts';

const ofManager = 'read(unconflicted) execute(unconflicted) reissue(unconflicted)';
const ofAdministrator = 'read execute reissue';

it('gives each role its part, and reviewers none', () => {
  expect(rightsByRole(policy)).toEqual({
    everybody: 'read(official|owner)',
    sbso: 'sign(official) decline(official)',
    primary_researcher: 'remind(owner)',
    pi_sbso: 'sign(official) decline(official) remind(owner)',
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
  official: 11,
  remind_from: null,
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

it('a researcher reminds another person, once, of what waits for the signature', () => {
  const owner = makeActor(['primary_researcher'], { userId: 13 });
  const reminds = (change: Partial<TransferState>, more = {}) =>
    allowedIn(policy, { ...owner, ...more }, { ...issued, ...change }).includes('remind');
  expect(reminds({})).toBe(true);
  expect(reminds({ state: 'awaiting_execution' })).toBe(false);
  expect(reminds({ request_status: 11 })).toBe(false);
  expect(reminds({ official: null })).toBe(false);
  expect(reminds({ official: 13 })).toBe(false);
  expect(reminds({ remind_from: '2027-03-04T00:00:00.000Z' })).toBe(false);
  expect(reminds({}, { impersonatorId: 5 })).toBe(false);
});

it('no one executes what they signed for the institution, or what they asked for themselves', () => {
  const signed = { state: 'awaiting_execution' } as const;
  expect(may({ ...signed, official_signer: 12 })).toEqual(['reissue']);
  expect(may({ ...signed, recipient_id: 12 })).toEqual(['reissue']);
});

it('what tissue was ordered under is not issued anew', () => {
  expect(may({ state: 'executed', is_ordered: true })).toEqual([]);
});

it('says why one is not issued anew', () => {
  const refusal = (change: Partial<TransferState>): string => {
    try {
      authorise(policy, 'reissue', makeActor(['sfari_admin']), { ...issued, ...change }, {});
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const refusals = [{ is_ordered: true }, { state: 'voided' as const }, { request_status: 11 }].map(refusal);
  expect(refusals).toEqual([words.ordered, words.voided, words.notApproved].map((text) => translate(text)));
  expect(refusal({ is_ordered: true, state: 'voided' })).toBe(refusals[0]);
});

it('knows the official, the owner, and who has a conflict of interest', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const institution = await build.institution();
    const person = (roles: readonly ('sbso' | 'primary_researcher' | 'abn_proj_mgr')[]) =>
      build.person({ roles: [...roles], institution: null });
    const [signer, other, owner, reader] = [
      await person(['sbso']),
      await person(['sbso']),
      await person(['primary_researcher']),
      await person(['abn_proj_mgr']),
    ];
    await build.sql('update core.institution set current_io_id = $1 where id = $2', [
      signer.id,
      institution.id,
    ]);
    const elsewhere = await build.institution();
    await build.sql('update core.institution set current_io_id = $1 where id = $2', [other.id, elsewhere.id]);
    const asked = await buildRequest(build, { owner, type: 8, status: 4 });
    const another = await buildRequest(build, { type: 8, status: 4 });
    const id = await buildTransfer(build, {
      request: { id: asked.id, code: asked.code },
      recipient: { id: owner.id, displayName: 'Owner' },
      institution,
    });
    const relations = (userId: number) =>
      relationsTo(database, policy, makeActor([], { userId }), { from: 'core.transfer_agreement t', id });
    expect(await relations(signer.id)).toEqual(['official', 'unconflicted']);
    expect(await relations(other.id)).toEqual(['unconflicted']);
    expect(await relations(owner.id)).toEqual(['owner', 'unconflicted']);
    await buildConflict(build, { request: another, reviewer: reader });
    expect(await relations(reader.id)).toEqual(['unconflicted']);
    await buildConflict(build, { request: asked, reviewer: reader });
    expect(await relations(reader.id)).toEqual([]);
    expect(await relations(signer.id)).toContain('unconflicted');
  } finally {
    await database.drop();
  }
});
