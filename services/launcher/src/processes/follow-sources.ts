import { watch } from 'node:fs';
import path from 'node:path';
import { ROOT, packageFolder } from '../paths.ts';
import type { Supervised } from './supervisor.ts';

/**
 * Milliseconds without a change before a restart. An editor saves in several steps and a branch switch changes many
 * files; both should cause only one restart.
 */
const CALM = 150;

/**
 * Restarts a program when its sources change, and all programs when common, kit or contract change. Node's own --watch
 * is not used, because its second process would survive when the launcher is killed.
 * @returns how to stop watching
 */
export function followSources(
  programs: readonly Supervised[],
  report: (line: string) => void,
): () => Promise<void> {
  const follow = (folder: string, affected: readonly Supervised[]): (() => void) => {
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !/\.(ts|css)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        report(
          `${path.relative(ROOT, path.join(folder, file))} changed: restarting ${affected.map(({ name }) => name).join(', ')}`,
        );
        for (const program of affected) void program.restart();
      }, CALM);
    });
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  };
  const closers = [
    ...programs.map((program) => follow(path.join(packageFolder(program.name), 'src'), [program])),
    ...['common', 'kit', 'contract'].map((packageName) =>
      follow(path.join(packageFolder(packageName), 'src'), programs),
    ),
  ];
  return async () => {
    for (const close of closers) close();
  };
}
