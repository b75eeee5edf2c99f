import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../problem.ts';

const Program = z.object({ pid: z.number().optional(), port: z.number() });

/**
 * Describes the running portal in DATA_DIR/run.json: for tests that kill a part, and to prevent a second start on the
 * same data.
 */
export const RunFile = z.object({
  pid: z.number(),
  url: z.string(),
  smtpPort: z.number().optional(),
  postgres: Program.optional(),
  programs: z.record(z.string(), Program),
});
export type RunFile = z.infer<typeof RunFile>;

/** Path of the run file. */
export function runFile(dataDir: string): string {
  return path.join(dataDir, 'run.json');
}

/** @throws Problem where another portal runs on this data */
export function checkAlone(dataDir: string): void {
  const other = readRunFile(dataDir);
  if (other === undefined || other.pid === process.pid || !isLauncher(other.pid)) return;
  throw new Problem(
    `The portal already runs on this data (process ${other.pid}, ${other.url}). Stop it, or set DATA_DIR and PORT.`,
  );
}

/** Reads the run file; undefined where nothing runs. */
export function readRunFile(dataDir: string): RunFile | undefined {
  try {
    return RunFile.parse(JSON.parse(fs.readFileSync(runFile(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Replaces the run file atomically. */
export function writeRunFile(dataDir: string, run: RunFile): void {
  const file = runFile(dataDir);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

/** Removes the run file when everything has ended. */
export function removeRunFile(dataDir: string): void {
  fs.rmSync(runFile(dataDir), { force: true });
}

/** The process id in an old run file may now belong to another program. */
function isLauncher(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return /(?:launcher|cluster)\/src/.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}
