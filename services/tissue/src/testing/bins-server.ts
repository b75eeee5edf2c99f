/** Controls the simulated BINS in tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startFakes } from '@portal/fakes/app';

export interface BinsServer {
  readonly variables: { readonly BINS_URL: string; readonly BINS_TOKEN: string };
  /** `down`, `refuse`, `reject`, `hang`, `swallow`, `garble`, `lie` or `up`. */
  setMode(mode: string): Promise<void>;
  /** Orders that it has stored; works only in mode `up`. */
  orders(): Promise<readonly { readonly orderId: number; readonly [field: string]: unknown }[]>;
  stop(): Promise<void>;
}

export async function startBinsServer(): Promise<BinsServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bins-'));
  const fakes = await startFakes({ dataDir });
  const base = `http://127.0.0.1:${fakes.httpPort}`;
  const variables = { BINS_URL: `${base}/bins`, BINS_TOKEN: 'secret' };
  return {
    variables,
    async setMode(mode) {
      const response = await fetch(`${base}/control/bins/${mode}`, { method: 'POST' });
      if (!response.ok) throw new Error(`no mode ${mode}`);
      await response.text();
    },
    async orders() {
      const response = await fetch(`${base}/bins/orders`, { headers: { Authorization: 'Token secret' } });
      return ((await response.json()) as { results: { orderId: number }[] }).results;
    },
    async stop() {
      await fakes.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
