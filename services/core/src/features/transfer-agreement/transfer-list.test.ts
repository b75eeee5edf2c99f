/** The list of Material Transfer Agreements as those work with it who execute them for the foundation (decision 394). */
import { TRANSFER_AGREEMENT_STATES, type TransferAgreementState } from '@portal/contract';
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { buildConflict, buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTransfer } from '../../testing/build-transfer.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { buildTransferScene, signTransferAs } from './transfer.fixtures.ts';

type BuiltRequest = Awaited<ReturnType<typeof buildRequest>>;
interface Row {
  readonly request: { readonly id: number; readonly display_name: string };
  readonly state: TransferAgreementState;
  readonly waiting_since: string | null;
}

let core: CoreHarness;
let manager: TestPerson;
let institution: TestInstitution;
/** One of each state, in the order of the states, each with its own request. */
let requests: BuiltRequest[];
let unsigned: BuiltRequest;
/** The days on which each came into its state. */
const SINCE = ['2026-03-03', '2026-03-01', '2026-02-01', '2026-03-02', '2026-01-01'];

beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
  manager = await core.build.person({ roles: ['abn_proj_mgr'], institution: null });
  institution = await core.build.institution({ name: 'Ashdown College of Neurology' });
  requests = [];
  for (const [index, state] of TRANSFER_AGREEMENT_STATES.entries()) {
    const owner = await core.build.person({ institution, lastName: `Quill${'ABCDE'[index]}` });
    const request = await buildRequest(core.build, { owner, type: 8, status: 4 });
    const id = await buildTransfer(core.build, { request, recipient: owner, institution, state });
    await core.build.sql('update core.transfer_agreement set state_since = $2 where id = $1', [
      id,
      SINCE[index],
    ]);
    if (state === 'signature_needed') unsigned = request;
    requests.push(request);
  }
});
afterAll(() => core?.stop());

const list = async (query: string, as: TestPerson = manager) =>
  (await core.call(`GET /transfer-agreement/?institution=${institution.id}&${query}`, { as })).body;
const states = async (query: string): Promise<readonly TransferAgreementState[]> =>
  ((await list(query)).results as Row[]).map(({ state }) => state);

it('begins with what waits longest, and ends with what no one waits for', async () => {
  const { results } = (await list('ordering=waiting_since')) as { results: Row[] };
  expect(results.map(({ state, waiting_since: since }) => [state, since?.slice(0, 10) ?? null])).toEqual([
    ['awaiting_execution', '2026-03-01'],
    ['declined', '2026-03-02'],
    ['signature_needed', '2026-03-03'],
    ...results.slice(3).map(({ state }) => [state, null]),
  ]);
  expect(
    results
      .slice(3)
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(['executed', 'voided']);
  expect((await states('ordering=-waiting_since')).slice(0, 3)).toEqual([
    'signature_needed',
    'declined',
    'awaiting_execution',
  ]);
});

it('sorts by state as agreements go through them, by request, researcher and institution', async () => {
  expect(await states('ordering=state')).toEqual([...TRANSFER_AGREEMENT_STATES]);
  expect(await states('ordering=-state')).toEqual(TRANSFER_AGREEMENT_STATES.toReversed());
  expect(await states('ordering=request')).toEqual([...TRANSFER_AGREEMENT_STATES]);
  expect(await states('ordering=-recipient')).toEqual(TRANSFER_AGREEMENT_STATES.toReversed());
  expect(await states('ordering=institution,request')).toEqual([...TRANSFER_AGREEMENT_STATES]);
});

it('filters by state and counts each, whatever state is chosen', async () => {
  const body = await list('state=declined&grouping=state');
  expect((body.results as Row[]).map(({ request }) => request.id)).toEqual([requests[3]?.id]);
  expect(body.groups.state).toEqual({
    signature_needed: 1,
    awaiting_execution: 1,
    executed: 1,
    declined: 1,
    voided: 1,
  });
  expect((await core.call('GET /transfer-agreement/?ordering=reason', { as: manager })).status).toBe(400);
});

it('is searched by code, institution and researcher', async () => {
  const found = async (search: string) =>
    ((await list(`search=${encodeURIComponent(search)}`)).results as Row[]).map(({ request }) => request.id);
  expect(await found(requests[1]?.code ?? '')).toEqual([requests[1]?.id]);
  expect(await found('QuillC')).toEqual([requests[2]?.id]);
  expect(await found('ashdown college')).toHaveLength(5);
  expect(await found('100%')).toEqual([]);
});

it('shows a project manager nothing of a request with which they have a conflict, nor strangers anything', async () => {
  const inConflict = await core.build.person({ roles: ['abn_proj_mgr'], institution: null });
  await buildConflict(core.build, { request: unsigned, reviewer: inConflict });
  const seen = await list('grouping=state', inConflict);
  expect([seen.count, seen.groups.state.signature_needed]).toEqual([4, undefined]);
  expect((await list('', await core.build.person({ roles: ['sbso'] }))).count).toBe(0);
  expect((await core.call('GET /transfer-agreement/', {})).status).toBe(401);
});

it('waits anew from each step, and no longer once it is valid', async () => {
  const scene = await buildTransferScene(core);
  const since = async (): Promise<string | null> =>
    (await core.call(`GET /transfer-agreement/${scene.id}/`, { as: scene.manager })).body.waiting_since;
  const issued = await since();
  expect(issued).not.toBeNull();
  // What is written without a step leaves it as it is.
  await core.build.sql("update core.transfer_agreement set tissue = 'Amygdala' where id = $1", [scene.id]);
  expect(await since()).toBe(issued);
  await signTransferAs(core, scene, scene.official);
  expect(Date.parse((await since()) ?? '')).toBeGreaterThan(Date.parse(issued ?? ''));
  await signTransferAs(core, scene, scene.manager);
  expect(await since()).toBeNull();
  const [stored] = await core.build.sql<{ state_since: Date }>(
    'select state_since from core.transfer_agreement where id = $1',
    [scene.id],
  );
  expect(stored?.state_since.getTime()).toBeGreaterThan(Date.parse(issued ?? ''));
});
