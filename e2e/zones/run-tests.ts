/**
 * Runs the test files that it is given, in the zones of `ZONES`: one process for all of them and without vitest, whose start
 * takes longer than the tests do. Node reads `TZ` anew whenever it is set.
 */
import { pathToFileURL } from 'node:url';
import { createLoader } from '../mutation/loader.ts';
import { firstFailure } from '../mutation/mini-vitest.ts';

// Its hook puts the small vitest in the place of the real one; there is nothing to mutate.
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
