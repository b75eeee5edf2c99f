import http from 'node:http';
import { expect, test } from '@playwright/test';
import { signIn } from '../client/portal-client.ts';
import { startPortal } from '../portal.ts';

const PORT = 8097;
const IDENTITY = '5d0f3f2e-6a58-4c1e-9b0d-7e9c3d1f0a11';

/** As much of Globus as lets one person into groups. @returns how often someone was added, and how to stop it */
async function startGlobus(port: number) {
  const members = new Set<string>();
  let added = 0;
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://globus');
      const answer = (body: object) => response.end(JSON.stringify(body));
      response.setHeader('Content-Type', 'application/json');
      if (url.pathname.endsWith('/oauth2/token')) return answer({ access_token: 'token', expires_in: 3600 });
      if (url.pathname.endsWith('/identities'))
        return answer({ identities: [{ id: IDENTITY, username: url.searchParams.get('usernames') }] });
      if (request.method === 'GET') return answer({ id: url.pathname.split('/').at(-1), memberships: [] });
      const { add = [] } = JSON.parse(text || '{}') as { add?: { identity_id: string }[] };
      for (const one of add) {
        const key = `${url.pathname} ${one.identity_id}`;
        if (!members.has(key)) added += 1;
        members.add(key);
      }
      return answer({ add, remove: [], errors: {} });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    added: () => added,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('Globus is down at the fulfillment and comes back: access is applied once [P9-01]', async () => {
  const portal = await startPortal({
    port: 8098,
    environment: {
      BUILD_APPS: 'no',
      LOG_LEVEL: 'fatal',
      GLOBUS_URL: `http://127.0.0.1:${PORT}`,
      GLOBUS_CLIENT_ID: 'client',
      GLOBUS_CLIENT_SECRET: 'secret',
    },
  });
  let globus: Awaited<ReturnType<typeof startGlobus>> | undefined;
  try {
    const admin = await signIn(portal.url, 'admin');
    const keeper = await signIn(portal.url, 'access');
    const { results } = await admin.get<{ results: { id: number }[] }>('/request/?type=1&status=4&limit=20');
    let found:
      | {
          id: number;
          rows: () => Promise<{ id: number; external: { state: string; error: string } | null }[]>;
        }
      | undefined;
    for (const { id } of results) {
      const decided = await admin.call(`POST /request/${id}/decision/`, { status: 7 });
      if (decided.status !== 200) continue;
      const rows = async () =>
        (
          await keeper.get<{ results: { id: number; external: { state: string; error: string } | null }[] }>(
            `/datasetaccess/?request=${id}&access_type=Globus&status=granted`,
          )
        ).results;
      if ((await rows()).length === 0) continue;
      found = { id, rows };
      break;
    }
    if (!found) throw new Error('the demo has no approved request for a dataset at Globus');
    const { rows } = found;
    await expect
      .poll(async () => (await rows())[0]?.external, { timeout: 30_000 })
      .toMatchObject({ state: 'queued', error: "We couldn't reach Globus." });
    globus = await startGlobus(PORT);
    for (const { id } of await rows()) await keeper.send(`POST /datasetaccess/${id}/resend/`);
    await expect
      .poll(async () => (await rows()).every(({ external }) => external?.state === 'applied'), {
        timeout: 60_000,
      })
      .toBe(true);
    const before = globus.added();
    for (const { id } of await rows()) await keeper.send(`POST /datasetaccess/${id}/resend/`);
    await expect
      .poll(async () => (await rows()).every(({ external }) => external?.state === 'applied'), {
        timeout: 60_000,
      })
      .toBe(true);
    expect(before).toBeGreaterThan(0);
    expect(globus.added(), 'telling again adds no one twice').toBe(before);
  } finally {
    globus?.stop();
    await portal.stop();
  }
});
