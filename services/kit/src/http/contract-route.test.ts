import { once } from 'node:events';
import { ServiceContract } from '@portal/contract/fits/contract-file';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractRoute } from './contract-route.ts';

let url: string;
let stop: () => void;
async function listen(version: string | undefined): Promise<void> {
  const app = new Koa();
  app.use(contractRoute({ name: 'tissue', calls: [{ key: 'GET /request/{id}/' }], version }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  stop = () => server.close();
}
beforeEach(() => listen('2026.11'));
afterEach(() => stop());

it('reports what the service serves and calls', async () => {
  const served = ServiceContract.parse(await (await fetch(`${url}/contract/tissue/`)).json());
  expect(served).toMatchObject({ service: 'tissue', version: '2026.11' });
  expect(Object.keys(served.endpoints)).toContain('GET /abn_donor/');
  expect(Object.keys(served.calls)).toEqual(['GET /request/{id}/']);
});

it('answers nothing but its own name, and no other method', async () => {
  expect((await fetch(`${url}/contract/staff/`)).status).toBe(404);
  expect((await fetch(`${url}/contract/tissue/`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/contract/tissue`)).status).toBe(200);
});

it('says with 304 that nothing changed', async () => {
  const etag = (await fetch(`${url}/contract/tissue/`)).headers.get('ETag') ?? '';
  const again = await fetch(`${url}/contract/tissue/`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

it('is called by its hash where the portal has no version', async () => {
  stop();
  await listen(undefined);
  const answer = await fetch(`${url}/contract/tissue/`);
  const { version } = ServiceContract.parse(await answer.json());
  expect(answer.headers.get('ETag')).toBe(`"${version}"`);
});
