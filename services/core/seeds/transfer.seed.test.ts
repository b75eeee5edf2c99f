/** Agreements of the demo's tissue requests, signed as far as the demo needs them. */
import { createKeyPair } from '@portal/kit/testing';
import { createSeedContext, DEMO_REQUESTS } from '@portal/kit/seeding';
import { buildSubmittedCollection, buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../src/testing/core-harness.ts';
import { verifyStoredSignatures } from '../src/maintenance/verify-signatures.ts';
import { seedLast } from './index.ts';

const keys = createKeyPair();
let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({ AUTH_PRIVATE_KEY: keys.privateKey });
});
afterAll(() => core.stop());

async function runSeed(): Promise<void> {
  const client = await core.database.admin.connect();
  try {
    const { dataDir } = core;
    const scale = { requests: DEMO_REQUESTS };
    await seedLast(createSeedContext({ client, dataDir, privateKey: keys.privateKey, scale, seed: 7 }));
  } finally {
    client.release(true);
  }
}

it('are executed where tissue was given out, and one waits for each side', async () => {
  await core.build.person({ roles: ['abn_proj_mgr'], institution: null });
  const institution = await core.build.institution({ rdaStatus: null });
  const official = await core.build.person({ roles: ['sbso'], institution });
  await core.build.sql('update core.institution set current_io_id = $2 where id = $1', [
    institution.id,
    official.id,
  ]);
  const owner = await core.build.person({ institution });
  for (const status of [4, 4, 4, 7] as const) {
    const request = await buildRequest(core.build, { owner, type: 8, status });
    await buildSubmittedCollection(core.build, { request, donors: ['00000000000000a1', '00000000000000a2'] });
  }
  await buildRequest(core.build, { owner, type: 8, status: 3 });
  for (let times = 0; times < 2; times += 1) await runSeed();
  expect(
    await core.build.sql(
      'select state, donors, official_signature from core.transfer_agreement order by request_id',
    ),
  ).toEqual([
    { state: 'signature_needed', donors: 2, official_signature: null },
    { state: 'awaiting_execution', donors: 2, official_signature: official.displayName },
    { state: 'executed', donors: 2, official_signature: official.displayName },
    { state: 'executed', donors: 2, official_signature: official.displayName },
  ]);
  const { checked, faults } = await verifyStoredSignatures({
    client: core.database.admin,
    dataDir: core.dataDir,
    variables: {},
    privateKey: keys.privateKey,
  });
  expect([checked, faults.filter((fault) => fault.includes('MTA'))]).toEqual([5, []]);
});
