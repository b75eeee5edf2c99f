/** A small HTTP server that plays an external system. It records requests and returns what the test sets. */
import { once } from 'node:events';
import http from 'node:http';

export interface OutsideServer {
  readonly url: string;
  readonly received: readonly { readonly path: string; readonly form: Record<string, string> }[];
  /** Sets the answer from now on; `broken` closes the connection. */
  answers(status: number | 'broken', body?: unknown): void;
  stop(): Promise<void>;
}

export async function startOutsideServer(): Promise<OutsideServer> {
  const received: { path: string; form: Record<string, string> }[] = [];
  let next: { status: number | 'broken'; body: unknown } = { status: 200, body: {} };
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      received.push({ path: request.url ?? '', form: Object.fromEntries(new URLSearchParams(text)) });
      if (next.status === 'broken') {
        request.socket.destroy();
        return;
      }
      response.writeHead(next.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(next.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers: (status, body = {}) => {
      next = { status, body };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
