/** A fake scanner that speaks clamd's INSTREAM, detects one virus, and can be taken down. */
import { once } from 'node:events';
import net from 'node:net';

export interface FakeClamd {
  readonly port: number;
  up(): Promise<void>;
  down(): Promise<void>;
}

export async function createFakeClamd(virus: string): Promise<FakeClamd> {
  let server: net.Server | undefined;
  let port = 0;
  const fake = {
    get port() {
      return port;
    },
    async up() {
      server = net.createServer((socket) => answer(socket, virus));
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      if (typeof address === 'object' && address) port = address.port;
    },
    async down() {
      const closing = server;
      server = undefined;
      if (closing) await new Promise((resolve) => closing.close(resolve));
    },
  };
  await fake.up();
  return fake;
}

function answer(socket: net.Socket, virus: string): void {
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    const content = readContent(received);
    if (content) socket.end(content.includes(virus) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0');
  });
}

/** The joined content of all chunks; undefined until the empty chunk has arrived. */
function readContent(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
