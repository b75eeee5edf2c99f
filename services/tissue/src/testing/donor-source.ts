/** Controls the simulated brain bank in tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startFakes } from '@portal/fakes/app';
import { makeDonors } from '@portal/fakes/donors';
import { createDonorSource, type DonorSource } from '../clients/donor-source.client.ts';

export type SentDonor = ReturnType<typeof makeDonors>[number];

export interface TestSource {
  readonly source: DonorSource;
  readonly variables: { readonly ABN_URL: string; readonly ABN_TOKEN: string };
  /** The donors with which the simulation starts. */
  readonly donors: readonly SentDonor[];
  /** See `play` of the simulated brain bank. */
  play(what: Readonly<Record<string, unknown>>): Promise<void>;
  /** `down`, `refuse`, `late`, `hang`, `lie` or `up`. */
  setMode(mode: string): Promise<void>;
  stop(): Promise<void>;
}

/** @param timeoutMs milliseconds allowed for one page */
export async function startTestSource(timeoutMs = 2000): Promise<TestSource> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'donor-source-'));
  const fakes = await startFakes({ dataDir });
  const base = `http://127.0.0.1:${fakes.httpPort}`;
  const variables = { ABN_URL: `${base}/abn`, ABN_TOKEN: 'secret' };
  const source = createDonorSource(variables, { timeoutMs, pauseMs: 5 });
  if (!source) throw new Error('no source');
  const post = async (url: string, body?: unknown): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await response.text();
  };
  return {
    source,
    variables,
    donors: makeDonors('main'),
    play: (what) => post(`${variables.ABN_URL}/play`, what),
    setMode: (mode) => post(`${base}/control/abn/${mode}`),
    async stop() {
      await fakes.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
