/** A fake tissue service for claims of collections: answers as the test sets, and records the claims. */
import { once } from 'node:events';
import http from 'node:http';
import type { CollectedDonor, ClaimedCollection } from '@portal/contract';
import type { z } from 'zod';

type Claimed = z.input<typeof ClaimedCollection>;

export const TEST_DONOR: CollectedDonor = {
  donor_hash: '00000000000000a1',
  diagnosis: 'Autism spectrum disorder',
  confirmation_status: 'Confirmed',
  age: 24,
  gender: 'Female',
  pmi: 18.5,
  rin: 7.2,
  left_hemisphere: 'frozen',
  right_hemisphere: 'fixed',
  brainstem: 'none',
};

export interface CollectionServer {
  readonly url: string;
  readonly claims: readonly Readonly<Record<string, unknown>>[];
  /** Sets the next answers; `down` closes the connection. */
  answers(claimed: Claimed | 'down'): void;
  stop(): Promise<void>;
}

/** Every collection exists and is free until the test sets another answer. */
export async function startCollectionServer(): Promise<CollectionServer> {
  const claims: Record<string, unknown>[] = [];
  let next: Claimed | 'down' = { is_claimed: true, collection_name: 'Cortex', donors: [TEST_DONOR] };
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      claims.push(JSON.parse(text) as Record<string, unknown>);
      if (next === 'down') {
        request.socket.destroy();
        return;
      }
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(next));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    claims,
    answers: (claimed) => {
      next = claimed;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
