/**
 * A test waits for a condition or passes the time of a fake clock. One that sleeps costs its time in each run and fails
 * by chance on a busy machine, and so does `vi.waitFor` without a limit of its own, which gives up after a second. A
 * fixture with each fault proves that the check works.
 */
import { globSync, readFileSync } from 'node:fs';

/** Tests that prove something about time itself, with what they wait for. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'services/gateway/src/pressure.test.ts': 'callers who send slowly, and what nothing answers',
  'services/kit/src/testing/fuzz/fuzz.test.ts': 'waiting, which is not counted as work',
  'services/fakes/src/systems/systems.test.ts': 'a system that hangs or answers late',
};
const PLACES = ['services', 'shell', 'mfe-*', 'shared-ui', 'e2e'];
/** Slow tests measure seconds and are not part of `npm test`. */
const OTHERS = ['**/node_modules/**', '**/dist/**', '**/*.slow.test.ts', 'e2e/architecture/fixtures/**'];
const FIXTURE = 'e2e/architecture/fixtures/sleeping/sleeps.test.ts';
const FIXTURE_FAULTS = 3;

const SLEEP = /from '(?:node:)?timers\/promises'|new Promise\b[^;]{0,160}?\bsetTimeout\(/g;
const STRINGS = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/(?:\\.|[^/\\\n])+\/[a-z]*(?=[),])/g;

export function sleepingTestFaults(): string[] {
  const files = globSync(
    PLACES.map((place) => `${place}/**/*.test.{ts,tsx}`),
    { exclude: OTHERS },
  );
  const found = files.flatMap((file) => faultsIn(file).map((fault) => ({ file, fault })));
  const canary = faultsIn(FIXTURE).length;
  return [
    ...found.filter(({ file }) => !(file in EXCEPTIONS)).map(({ file, fault }) => `${file} ${fault}`),
    ...Object.keys(EXCEPTIONS)
      .filter((named) => !found.some(({ file }) => file === named))
      .map((file) => `${file} sleeps no more and needs no exception`),
    ...(canary === FIXTURE_FAULTS
      ? []
      : [`the fixture has ${FIXTURE_FAULTS} faults, and ${canary} were seen`]),
  ];
}

function faultsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const code = source.replaceAll(STRINGS, "''");
  return [
    ...Array.from(
      source.matchAll(SLEEP),
      () => 'sleeps: wait for a condition, or pass the time of a fake clock',
    ),
    ...Array.from(code.matchAll(/\bvi\.waitFor\(/g))
      .filter(({ index, 0: call }) => countArguments(code, index + call.length) < 2)
      .map(() => 'waits a second with vi.waitFor: use waitFor of the testing library, or give it a limit'),
  ];
}

/** Counts the arguments of a call from behind its opening parenthesis. */
function countArguments(code: string, start: number): number {
  let depth = 1;
  let count = 1;
  for (let at = start; at < code.length && depth > 0; at += 1) {
    const sign = code[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 1 && !/^,\s*\)/.test(code.slice(at, at + 40))) count += 1;
  }
  return count;
}
