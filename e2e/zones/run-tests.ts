/**
 * Runs the given test files in the time zones of `ZONES`, all in one process. It does not use vitest, whose start takes
 * longer than the tests. Node rereads `TZ` whenever it is set.
 */
import { pathToFileURL } from 'node:url';
import { createLoader } from '../mutation/loader.ts';
import { firstFailure } from '../mutation/mini-vitest.ts';

// The loader's hook replaces vitest by the small one of `mini-vitest.ts`; nothing is mutated.
createLoader(import.meta.filename);
const results: { zone: string; failures: string[] }[] = [];
for (const zone of (process.env['ZONES'] ?? '').split(' ')) {
  process.env['TZ'] = zone;
  const failures: string[] = [];
  for (const file of process.argv.slice(2)) {
    const failure = await firstFailure(() => import(`${pathToFileURL(file).href}?zone=${zone}`));
    if (failure !== undefined) failures.push(`${file}: ${failure}`);
  }
  results.push({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, failures });
}
console.log(JSON.stringify(results));
