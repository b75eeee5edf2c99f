/** Starts the baseline (`baseline-program.ts`) on the database of the running portal. */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface BaselineServer {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** For the embedded server, the password and the port are stored beside its data. */
export function ownerUrl(dataDir: string): string {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  return `postgres://postgres:${password}@127.0.0.1:${port}/portal`;
}

export async function startBaseline(databaseUrl: string, planFile: string): Promise<BaselineServer> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'baseline-program.ts'), [
    databaseUrl,
    planFile,
  ]);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (given: number) => resolve(given));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${String(code)}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
