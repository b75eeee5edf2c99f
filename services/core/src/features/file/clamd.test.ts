/** Uploads past the real clamd, where the machine has it; `quarantine.test.ts` speaks its protocol everywhere. */
import { virusMessage } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { findClamd, startRealClamd, type RealClamd } from '../../testing/real-clamd.ts';
import { EICAR, buildPdfContaining, upload } from '../../testing/uploads.ts';

const SIGNATURE = 'a very bad sequence of bytes';
const program = findClamd();

describe('the scanner', () => {
  let clamd: RealClamd | undefined;
  let core: CoreHarness;
  beforeAll(async () => {
    clamd = program === undefined ? undefined : await startRealClamd(program, SIGNATURE);
    core = await startCore(clamd ? { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) } : {});
  });
  afterAll(async () => {
    await core.stop();
    await clamd?.stop();
  });
  const pdf = (inside: string): Buffer => buildPdfContaining(inside, 100_000);
  it('lets a clean file in and refuses a bad one with 412 [C5.6.1]', async () => {
    const person = await core.build.person();
    const good = await upload(core, person, { content: pdf('') });
    expect([good.status, good.body.scan]).toEqual([201, 'clean']);
    const bad = await upload(core, person, { content: pdf(program ? SIGNATURE : EICAR), name: 'bad.pdf' });
    expect([bad.status, bad.body.detail]).toEqual([412, virusMessage('bad.pdf')]);
  });
});
