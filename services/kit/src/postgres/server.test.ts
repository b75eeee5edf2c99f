import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import net from 'node:net';
import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts';

let folder: string;
let dataDir: string;
const started: EmbeddedPostgres[] = [];

async function start(port?: number): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, ...(port === undefined ? {} : { port }) });
  started.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const result = await client.query<Record<string, unknown>>(text);
  await client.end();
  return result.rows;
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-postgres-'));
  fs.chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'postgres');
});

afterAll(async () => {
  for (const server of started) await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('startEmbeddedPostgres', () => {
  it('makes a database that preserves its data over stop, start, and kill -9 on the same port', async () => {
    const first = await start();
    expect(first.reused).toBe(false);
    await query(first.url, 'create table kept (id int); insert into kept values (7)');
    await first.stop();
    await first.exited;

    const second = await start(first.port);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }]);

    process.kill(second.pid, 'SIGKILL');
    await second.exited;
    const third = await start(first.port);
    expect(third.reused).toBe(false);
    expect(await query(third.url, 'select id from kept')).toEqual([{ id: 7 }]);
  });

  it('takes over the server that a killed parent left', async () => {
    const first = await start();
    const again = await start();
    expect(again).toMatchObject({ reused: true, pid: first.pid, url: first.url });
    await again.stop();
    await expect(query(again.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('starts although its old process id now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    fs.writeFileSync(path.join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n1\n\n\n\nready\n`);
    const second = await start();
    expect(second.reused).toBe(false);
    await second.stop();
  });

  it('says which port is busy', async () => {
    const busy = net.createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const address = busy.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(start(port)).rejects.toThrow(`Port ${port} is in use`);
    busy.close();
  });

  it('listens on the loopback address only and needs its password', async () => {
    const server = await start();
    expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = server.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(fs.statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600);
  });
});
