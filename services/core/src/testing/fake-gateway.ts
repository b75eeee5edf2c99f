/** A fake gateway: it stores release pointers in memory and switches them like a real one. */
import http from 'node:http';
import { once } from 'node:events';
import type { ReleaseChange, ReleasePointer } from '../clients/index.ts';

export interface FakeGateway {
  readonly url: string;
  releases: Record<string, ReleasePointer>;
  /** The changes that callers requested. */
  readonly asked: (ReleaseChange & { readonly app: string })[];
  /** An error status to answer instead, such as 503. */
  failure: number | undefined;
  /** Called before a change is checked, to simulate a deployment in between. */
  beforeChange: (() => void) | undefined;
  stop(): void;
}

export async function startFakeGateway(releases: Record<string, ReleasePointer>): Promise<FakeGateway> {
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status, body } = answer(request, Buffer.concat(parts).toString('utf8'));
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  const answer = (request: http.IncomingMessage, text: string): { status: number; body: unknown } => {
    if (gateway.failure !== undefined) return { status: gateway.failure, body: {} };
    if (!request.headers['x-service-token']) return { status: 404, body: {} };
    const [, app] = /^\/internal\/releases\/(.+)$/.exec(request.url ?? '') ?? [];
    if (app === undefined) return { status: 200, body: { releases: gateway.releases } };
    const change = JSON.parse(text) as ReleaseChange;
    gateway.asked.push({ ...change, app });
    gateway.beforeChange?.();
    const before = gateway.releases[app];
    if (before?.version !== change.version || (before.canary?.version ?? null) !== change.canary)
      return { status: 409, body: {} };
    const after = switchPointer(before, change.action);
    gateway.releases = { ...gateway.releases, [app]: after };
    return { status: 200, body: after };
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const gateway: FakeGateway = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    releases,
    asked: [],
    failure: undefined,
    beforeChange: undefined,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return gateway;
}

function switchPointer(
  { canary, ...before }: ReleasePointer,
  action: ReleaseChange['action'],
): ReleasePointer {
  if (action === 'promote') return { version: canary?.version ?? '', previous: before.version };
  return canary ? before : { version: before.previous ?? '', previous: before.version };
}
