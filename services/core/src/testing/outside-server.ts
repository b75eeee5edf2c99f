/** A small HTTP server that plays an external system. It records each call and answers what the test sets. */
import { once } from 'node:events';
import http from 'node:http';

export interface ReceivedCall {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}
/** A status, or a fault: `broken` closes the connection, `hang` never answers, `endless` sends without end. */
type Answer = number | 'broken' | 'hang' | 'endless';

export async function startOutsideServer() {
  const received: ReceivedCall[] = [];
  let next: { answer: Answer; body: unknown } = { answer: 200, body: {} };
  let connections = 0;
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ path: request.url ?? '', headers, body: text });
      const { answer, body } = next;
      if (answer === 'hang') return;
      if (answer === 'broken') {
        request.socket.destroy();
        return;
      }
      if (answer === 'endless') {
        sendWithoutEnd(response);
        return;
      }
      response.writeHead(answer, { 'Content-Type': 'application/json', Location: '/elsewhere' });
      response.end(JSON.stringify(body));
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
    /** Sets the answer from now on. */
    answers: (answer: Answer, body: unknown = {}) => {
      next = { answer, body };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type OutsideServer = Awaited<ReturnType<typeof startOutsideServer>>;

function sendWithoutEnd(response: http.ServerResponse): void {
  response.writeHead(200);
  const send = () => {
    while (!response.destroyed && response.write('x'.repeat(1000)));
  };
  response.on('drain', send);
  send();
}

/** The fields of a form that was sent. */
export const readForm = (call: ReceivedCall | undefined): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(call?.body));
