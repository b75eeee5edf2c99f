/**
 * Sends clamd's INSTREAM command: each chunk is preceded by its length, an empty chunk ends the stream, and clamd
 * answers with one line.
 */
import { once } from 'node:events';
import net from 'node:net';
import type { Readable } from 'node:stream';

export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}
const TIMEOUT = 30_000;

export async function scanWithClamd(
  { host, port }: ClamdAddress,
  content: Readable,
): Promise<'clean' | 'infected'> {
  const socket = net.connect({ host, port });
  socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('clamd did not answer in time')));
  const answered = readAnswer(socket);
  // The side that fails first ends both. The failure of the other side is then only a consequence, so it is ignored.
  answered.catch(() => undefined);
  try {
    await Promise.race([once(socket, 'connect'), answered]);
    await Promise.race([send(socket, content), answered]);
    return readVerdict(await answered);
  } finally {
    content.destroy();
    socket.destroy();
  }
}

async function send(socket: net.Socket, content: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

function readAnswer(socket: net.Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('utf8');
      if (answer.includes('\0')) resolve(answer);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('clamd closed the connection')));
  });
}

function readVerdict(answer: string): 'clean' | 'infected' {
  const line = answer.replaceAll('\0', '').trim();
  if (line.endsWith('FOUND')) return 'infected';
  if (line.endsWith('OK')) return 'clean';
  throw new Error(`clamd answered: ${line.slice(0, 200)}`);
}
