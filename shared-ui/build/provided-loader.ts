import type { LoaderContext } from 'webpack';
import { findChunk, providedModules } from './sharing.ts';

/**
 * Generates `shell/src/remotes/provided.ts`: the modules that apps take from the shell, in the form that the federation
 * runtime expects.
 */
export default function providedLoader(this: LoaderContext<{ development: boolean }>): string {
  return writeProvided(providedModules(this.getOptions().development));
}

export function writeProvided({ now, later }: ReturnType<typeof providedModules>): string {
  const present = Object.entries(now);
  return [
    ...present.map(([name], index) => `import * as module${index} from ${JSON.stringify(name)};`),
    'export const provided = {',
    ...present.map(([name, version], index) => entry(name, version, `lib: () => module${index}`)),
    ...Object.entries(later).map(([name, version]) =>
      entry(name, version, `get: () => ${writeImport(name)}.then((module) => () => module)`),
    ),
    '};',
  ].join('\n');
}

function writeImport(name: string): string {
  const chunk = findChunk(name);
  const comment = chunk === undefined ? '' : `/* webpackChunkName: ${JSON.stringify(chunk)} */ `;
  return `import(${comment}${JSON.stringify(name)})`;
}

function entry(name: string, version: string, source: string): string {
  const shareConfig = { singleton: true, requiredVersion: `^${version}`, strictVersion: true };
  return `  ${JSON.stringify(name)}: { version: ${JSON.stringify(version)}, shareConfig: ${JSON.stringify(shareConfig)}, ${source} },`;
}
