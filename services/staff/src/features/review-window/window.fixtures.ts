/** A fake researcher service: the first window it receives becomes the open one, and each request is started once. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BeginReviews } from '@portal/contract';
import type { z } from 'zod';

export interface RequestsStandIn {
  readonly url: string;
  /** Received commands, in order. */
  readonly commands: z.output<typeof BeginReviews>[];
  /** Waiting requests; started ones are removed. */
  waiting: number[];
  open: { readonly window: number; readonly due_date: string } | undefined;
  isDown: boolean;
  stop(): Promise<unknown>;
}

export async function startRequests(): Promise<RequestsStandIn> {
  const server: Server = createServer((incoming, outgoing) => {
    void (async () => {
      let text = '';
      for await (const chunk of incoming) text += String(chunk);
      const isCommand = incoming.method === 'POST' && incoming.url === '/review-begin/';
      if (standIn.isDown || !isCommand || !incoming.headers['x-service-token']) {
        outgoing.writeHead(standIn.isDown ? 503 : 404).end('{}');
        return;
      }
      const command = BeginReviews.parse(JSON.parse(text));
      standIn.commands.push(command);
      standIn.open ??= command;
      const begun = standIn.open.window === command.window ? standIn.waiting.splice(0) : [];
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(
        JSON.stringify({
          window: standIn.open.window,
          due_date: standIn.open.due_date,
          results: begun.map((id) => ({
            id,
            sfari_request_id: `REQ${id}`,
            outcome: 'done',
            code: null,
            detail: null,
          })),
        }),
      );
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: RequestsStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands: [],
    waiting: [],
    open: undefined,
    isDown: false,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return standIn;
}
