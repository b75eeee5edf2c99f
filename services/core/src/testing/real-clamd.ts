/** The real scanner with a database of one signature, the standard test pattern. It downloads nothing. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface RealClamd {
  readonly port: number;
  stop(): Promise<void>;
}

const PLACES = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
const START_SECONDS = 30;

/** Path of the program; undefined on a machine without it. */
export const findClamd = (): string | undefined =>
  PLACES.map((place) => path.join(place, 'clamd')).find((file) => existsSync(file));

export async function startRealClamd(program: string, signature: string): Promise<RealClamd> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-clamd-'));
  const port = await freePort();
  const pattern = Buffer.from(signature).toString('hex');
  await writeFile(path.join(folder, 'test.ndb'), `Portal-Test-Signature:0:*:${pattern}\n`);
  const config = path.join(folder, 'clamd.conf');
  const lines = [`DatabaseDirectory ${folder}`, 'TCPAddr 127.0.0.1', `TCPSocket ${port}`, 'Foreground yes'];
  await writeFile(config, `${lines.join('\n')}\n`);
  const child = spawn(program, ['--config-file', config], { stdio: 'ignore' });
  await listening(child, port);
  return {
    port,
    async stop() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (let wait = 0; wait < START_SECONDS * 10; wait += 1) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`);
    if (await answers(port)) return;
    await delay(100);
  }
  child.kill();
  throw new Error(`clamd does not listen after ${START_SECONDS} s`);
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
