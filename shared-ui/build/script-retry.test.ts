// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compile } from './compile.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { ScriptRetryPlugin } from './script-retry.ts';

/** What webpack's runtime does with a script element. */
interface Script {
  src: string;
  onload: ((event: object) => void) | null;
  onerror: ((event: object) => void) | null;
}

let folder = '';
let entry = '';
let chunk = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'script-retry-'));
  await writeFile(path.join(folder, 'part.js'), 'export const part = "here";');
  await writeFile(
    path.join(folder, 'main.js'),
    'globalThis.loadPart = () => import("./part.js").then(({ part }) => part);',
  );
  await compile({
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    context: folder,
    entry: './main.js',
    output: {
      path: path.join(folder, 'dist'),
      publicPath: '/assets/',
      filename: 'main.js',
      chunkFilename: 'part.js',
      chunkLoadTimeout: 10_000,
      uniqueName: 'test',
    },
    plugins: [new IntegrityPlugin(), new ScriptRetryPlugin()],
  });
  entry = await readFile(path.join(folder, 'dist/main.js'), 'utf8');
  chunk = await readFile(path.join(folder, 'dist/part.js'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs the entry in a page whose scripts arrive as the test says. */
function openPage() {
  const scripts: Script[] = [];
  const page: { loadPart?: () => Promise<string> } = {};
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined, src: '', onload: null, onerror: null }),
    head: { appendChild: (script: Script) => scripts.push(script) },
  };
  const names = { self: page, globalThis: page, document, location: { href: 'https://portal.test/' } };
  const run = (code: string): void => {
    // oxlint-disable-next-line no-new-func, no-implied-eval -- webpack's output is made to run in a page
    new Function(...Object.keys(names), code)(...Object.values(names));
  };
  run(entry);
  return {
    scripts,
    load: () => (page.loadPart ?? (() => Promise.reject(new Error('The entry did not run'))))(),
    arrive: (script: Script | undefined) => {
      run(chunk);
      script?.onload?.({ type: 'load', target: script });
    },
    fail: (script: Script | undefined) => script?.onerror?.({ type: 'error', target: script }),
  };
}

const addresses = (scripts: readonly Script[]) => scripts.map(({ src }) => src);

test('a script that fails is asked for once more under a fresh address, and no one sees the failure', async () => {
  const { scripts, load, fail, arrive } = openPage();
  const part = load();
  fail(scripts[0]);
  arrive(scripts[1]);
  await expect(part).resolves.toBe('here');
  expect(addresses(scripts)).toEqual(['/assets/part.js', '/assets/part.js?retry=1']);
});

test('a script that hangs is asked for once more after ten seconds', async () => {
  const { scripts, load, arrive } = openPage();
  const part = load();
  await vi.advanceTimersByTimeAsync(9999);
  expect(scripts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  arrive(scripts[1]);
  await expect(part).resolves.toBe('here');
});

test('a script that fails twice is a failure, and the next import begins anew', async () => {
  const { scripts, load, fail, arrive } = openPage();
  const first = load();
  fail(scripts[0]);
  fail(scripts[1]);
  await expect(first).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'error' });
  expect(scripts).toHaveLength(2);
  const next = load();
  arrive(scripts[2]);
  await expect(next).resolves.toBe('here');
  expect(addresses(scripts)[2]).toBe('/assets/part.js?retry=2');
});
