import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  incomingFolder,
  listVersions,
  publishVersion,
  readPointer,
  ReleaseStore,
  RemotesRegistry,
  promoteVersion,
  rollbackVersion,
  switchVersion,
} from './index.ts';
import { pointerFile } from './pointer.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-store-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function publish(app: string, version: string, files: Record<string, string> = {}): Promise<void> {
  const incoming = incomingFolder(folder, app, version);
  const declaration = JSON.stringify({
    name: app,
    label: app,
    routes: [{ path: `/${app}` }],
    navigation: [],
  });
  const all = { 'mf-manifest.json': `{"version":"${version}"}`, 'remote.json': declaration, ...files };
  for (const [name, content] of Object.entries(all)) fs.writeFileSync(path.join(incoming, name), content);
  await publishVersion(folder, app, version, incoming);
}

describe('the release store', () => {
  it('switches, rolls back, and rolls forward again', async () => {
    for (const version of ['v1', 'v2']) await publish('mfe-staff', version);
    switchVersion(folder, 'mfe-staff', 'v1');
    expect(switchVersion(folder, 'mfe-staff', 'v2')).toEqual({ version: 'v2', previous: 'v1' });
    expect(rollbackVersion(folder, 'mfe-staff')).toEqual({ version: 'v1', previous: 'v2' });
    expect(rollbackVersion(folder, 'mfe-staff').version).toBe('v2');
  });

  it('says why it cannot', async () => {
    await publish('mfe-staff', 'v1');
    expect(() => rollbackVersion(folder, 'mfe-staff')).toThrow('mfe-staff has no release.');
    expect(() => switchVersion(folder, 'mfe-staff', 'v9')).toThrow('There is no mfe-staff v9.');
    switchVersion(folder, 'mfe-staff', 'v1');
    expect(() => rollbackVersion(folder, 'mfe-staff')).toThrow('mfe-staff has no previous version.');
    await expect(publish('mfe-staff', 'v1')).rejects.toThrow('is there already');
    await expect(publishVersion(folder, '../x', 'v1', folder)).rejects.toThrow('is no name of an app');
    await expect(publishVersion(folder, 'mfe-staff', '../v2', folder)).rejects.toThrow(
      'is no name of a version',
    );
  });

  it('gives a canary to its share of sessions, and takes it back', async () => {
    for (const version of ['v1', 'v2']) await publish('mfe-staff', version);
    switchVersion(folder, 'mfe-staff', 'v1');
    switchVersion(folder, 'mfe-staff', 'v2', 0.25);
    const store = new ReleaseStore(folder);
    expect([0, 0.24, 0.25, 0.9].map((bucket) => store.versionFor('mfe-staff', bucket))).toEqual([
      'v2',
      'v2',
      'v1',
      'v1',
    ]);
    expect(rollbackVersion(folder, 'mfe-staff')).toEqual({ version: 'v1' });
    expect(store.versionFor('mfe-staff', 0)).toBe('v1');
    expect(switchVersion(folder, 'mfe-staff', 'v2', 1)).toEqual({ version: 'v2', previous: 'v1' });
  });

  it('gives a canary to everyone, and says where there is none', async () => {
    for (const version of ['v1', 'v2']) await publish('mfe-staff', version);
    switchVersion(folder, 'mfe-staff', 'v1');
    expect(() => promoteVersion(folder, 'mfe-staff')).toThrow('mfe-staff has no new version that is tried.');
    const { canary } = switchVersion(folder, 'mfe-staff', 'v2', 0.25);
    expect(Date.now() - Date.parse(canary?.since ?? '')).toBeLessThan(10_000);
    expect(promoteVersion(folder, 'mfe-staff')).toEqual({ version: 'v2', previous: 'v1' });
  });

  it('reads a pointer of an older release, whose canary has no beginning', async () => {
    await publish('mfe-staff', 'v1');
    switchVersion(folder, 'mfe-staff', 'v1');
    fs.writeFileSync(
      pointerFile(folder, 'mfe-staff'),
      '{"version":"v1","canary":{"version":"v2","share":0.1}}',
    );
    expect(readPointer(folder, 'mfe-staff')?.canary).toEqual({
      version: 'v2',
      share: 0.1,
      since: '1970-01-01T00:00:00.000Z',
    });
  });

  it('leaves a few old versions for open sessions and removes the others', async () => {
    for (let number = 1; number <= 9; number += 1) {
      await publish('mfe-staff', `v${number}`);
      switchVersion(folder, 'mfe-staff', `v${number}`);
    }
    const retained = listVersions(folder, 'mfe-staff');
    expect(retained).toHaveLength(7);
    expect(retained).toEqual(expect.arrayContaining(['v9', 'v8']));
    expect(retained).not.toContain('v1');
  });

  it('switches all the same where an old version is not its own to remove', async () => {
    for (let number = 1; number <= 7; number += 1) {
      await publish('mfe-staff', `v${number}`);
      switchVersion(folder, 'mfe-staff', `v${number}`);
    }
    await publish('mfe-staff', 'v8');
    const remove = vi.spyOn(fs, 'rmSync');
    const refuse = (code: string) =>
      remove.mockImplementation(() => {
        throw Object.assign(new Error(code), { code });
      });
    try {
      for (const code of ['EACCES', 'EPERM']) {
        refuse(code);
        expect(switchVersion(folder, 'mfe-staff', 'v8').version).toBe('v8');
      }
      refuse('EIO');
      expect(() => switchVersion(folder, 'mfe-staff', 'v8')).toThrow('EIO');
    } finally {
      remove.mockRestore();
    }
  });

  it('gives each build its own folder, and removes what was left by one that was killed', () => {
    const abandoned = incomingFolder(folder, 'mfe-staff', 'v1');
    const other = incomingFolder(folder, 'mfe-staff', 'v1');
    expect(other).not.toBe(abandoned);
    fs.utimesSync(abandoned, new Date(0), new Date(0));
    incomingFolder(folder, 'mfe-staff', 'v2');
    expect([abandoned, other].map((place) => fs.existsSync(place))).toEqual([false, true]);
  });

  it('writes compressed copies of what is worth it', async () => {
    await publish('mfe-staff', 'v1', { 'main.js': 'x'.repeat(5000), 'small.js': 'x' });
    const names = fs.readdirSync(path.join(folder, 'mfe-staff', 'v1'));
    expect(names).toEqual(expect.arrayContaining(['main.js', 'main.js.br', 'main.js.gz', 'small.js']));
    expect(names).not.toContain('small.js.br');
  });

  it('compresses harder what the page itself loads', async () => {
    const script = Array.from({ length: 3000 }, (_, index) => `call${(index * 7919) % 3001}(${index});`).join(
      '\n',
    );
    await publish('shell', 's1', {
      'index.html': '<script src="/main.js"></script>',
      'main.js': script,
      'later.js': script,
    });
    const size = (name: string): number => fs.statSync(path.join(folder, 'shell', 's1', `${name}.br`)).size;
    expect(size('main.js')).toBeLessThan(size('later.js'));
  });

  it('is never seen half switched', async () => {
    for (const version of ['v1', 'v2']) await publish('mfe-staff', version);
    switchVersion(folder, 'mfe-staff', 'v1');
    const switcher = new Worker(
      `import(${JSON.stringify(new URL('publish.ts', import.meta.url).href)}).then(({ switchVersion }) => {
        for (let turn = 0; turn < 400; turn += 1) switchVersion(${JSON.stringify(folder)}, 'mfe-staff', turn % 2 ? 'v1' : 'v2');
        process.exit();
      });`,
      { eval: true },
    );
    const ended = new AbortController();
    switcher.once('exit', () => ended.abort());
    await once(switcher, 'online');
    const store = new ReleaseStore(folder);
    const seen = new Set<string | undefined>();
    for (let reads = 0; !ended.signal.aborted || reads < 100; reads += 1) {
      seen.add(store.versionFor('mfe-staff', 1));
      expect(readPointer(folder, 'mfe-staff')).toBeDefined();
      if (reads % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(seen).toEqual(new Set(['v1', 'v2']));
  });
});

describe('the registry', () => {
  it('names manifest, its hash, and what the app declares', async () => {
    await publish('mfe-staff', 'v1');
    await publish('shell', 's1');
    switchVersion(folder, 'mfe-staff', 'v1');
    switchVersion(folder, 'shell', 's1');
    const hash = createHash('sha384').update('{"version":"v1"}').digest('base64');
    expect(new RemotesRegistry(new ReleaseStore(folder)).read(1)).toEqual({
      remotes: [
        {
          name: 'mfe-staff',
          label: 'mfe-staff',
          routes: [{ path: '/mfe-staff' }],
          navigation: [],
          version: 'v1',
          manifest: '/mfe/mfe-staff/v1/mf-manifest.json',
          integrity: `sha384-${hash}`,
        },
      ],
    });
  });

  it('reserves the addresses of an app that declared itself and has no version, under a manifest that is not there', async () => {
    await publish('mfe-staff', 'v1');
    const declaration = path.join(folder, 'mfe-staff', 'remote.json');
    fs.copyFileSync(path.join(folder, 'mfe-staff/v1/remote.json'), declaration);
    const registry = new RemotesRegistry(new ReleaseStore(folder));
    expect(registry.read(1).remotes[0]).toMatchObject({
      name: 'mfe-staff',
      routes: [{ path: '/mfe-staff' }],
      manifest: '/mfe/mfe-staff/0/mf-manifest.json',
    });
    switchVersion(folder, 'mfe-staff', 'v1');
    expect(registry.read(1).remotes[0]).toMatchObject({ version: 'v1' });
    fs.writeFileSync(declaration, 'nonsense');
    fs.rmSync(pointerFile(folder, 'mfe-staff'));
    expect(registry.read(1).remotes).toEqual([]);
  });

  it('drops only a broken remote, says so, and takes it back', async () => {
    for (const app of ['mfe-staff', 'mfe-tissue']) {
      await publish(app, 'v1');
      switchVersion(folder, app, 'v1');
    }
    const lines: string[] = [];
    const registry = new RemotesRegistry(new ReleaseStore(folder), (line) => lines.push(line));
    const names = (): string[] => registry.read(1).remotes.map(({ name }) => name);
    const manifest = path.join(folder, 'mfe-staff/v1/mf-manifest.json');
    const content = fs.readFileSync(manifest, 'utf8');

    fs.writeFileSync(manifest, '{ broken');
    expect(names()).toEqual(['mfe-tissue']);
    fs.rmSync(manifest);
    expect(names()).toEqual(['mfe-tissue']);
    expect(lines[0]).toContain('mfe-staff v1 is left out');
    fs.writeFileSync(manifest, content);
    expect(names()).toEqual(['mfe-staff', 'mfe-tissue']);
    fs.writeFileSync(pointerFile(folder, 'mfe-tissue'), 'nonsense');
    expect(names()).toEqual(['mfe-staff']);
  });
});
