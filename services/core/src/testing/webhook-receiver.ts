/** A receiver of webhooks on this machine that records each call and behaves as the test says. */
import { once } from 'node:events';
import http from 'node:http';

export interface ReceivedCall {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}
/** `hang` never answers; `endless` sends without end. */
export type ReceiverMode = number | 'hang' | 'endless';

export async function startWebhookReceiver() {
  const received: ReceivedCall[] = [];
  let mode: ReceiverMode = 200;
  let connections = 0;
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
      });
      if (mode === 'hang') return;
      if (mode === 'endless') {
        response.writeHead(200);
        const send = () => {
          while (!response.destroyed && response.write('x'.repeat(1000)));
        };
        response.on('drain', send);
        send();
        return;
      }
      response.writeHead(mode, { Location: '/elsewhere' });
      response.end(`answer ${mode}`);
    });
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    behaves: (next: ReceiverMode) => {
      mode = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
