import type { Registry } from '@portal/contract/remotes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRemoteLoader, type FederationRuntime } from './remote-loader.ts';

const entry = (version: string): Registry['remotes'][number] => ({
  name: 'mfe-staff',
  label: 'Reviews',
  version,
  manifest: `/mfe/mfe-staff/${version}/mf-manifest.json`,
  integrity: 'sha384-x',
  routes: [{ path: '/resource-request' }],
  navigation: [],
});
const app = { name: 'mfe-staff', routes: [], navigation: [], homePanels: [] };

function setUp(load: FederationRuntime['load']) {
  const runtime = {
    register: vi.fn<FederationRuntime['register']>(),
    load: vi.fn<FederationRuntime['load']>(load),
  };
  const readRegistry = vi.fn<() => Promise<Registry>>(() => Promise.resolve({ remotes: [entry('2')] }));
  const loader = createRemoteLoader(runtime, readRegistry);
  loader.use({ remotes: [entry('1')] });
  return { runtime, readRegistry, loader };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a good remote is loaded once, however many ask', async () => {
  const { loader, runtime } = setUp(() => Promise.resolve({ default: app }));
  const [one, other] = await Promise.all([loader.load('mfe-staff'), loader.load('mfe-staff')]);
  expect(one).toBe(app);
  expect(other).toBe(app);
  expect(runtime.load).toHaveBeenCalledOnce();
});

test('a remote that fails is tried once more, with what the registry says then', async () => {
  const { loader, runtime, readRegistry } = setUp(() => Promise.resolve({ default: app }));
  runtime.load.mockRejectedValueOnce(new Error('the line broke'));
  await expect(loader.load('mfe-staff')).resolves.toBe(app);
  expect(readRegistry).toHaveBeenCalledOnce();
  expect(runtime.register).toHaveBeenLastCalledWith([entry('2')], true);
});

test('a missing remote fails, and the next try uses what the registry says then', async () => {
  const { loader, runtime } = setUp(() => Promise.reject(new Error('HTTP 404')));
  await expect(loader.load('mfe-staff')).rejects.toThrow('HTTP 404');
  expect(runtime.load).toHaveBeenCalledTimes(2);
  runtime.load.mockResolvedValueOnce({ default: app });
  await expect(loader.load('mfe-staff')).resolves.toBe(app);
  expect(runtime.register).toHaveBeenLastCalledWith([entry('2')], true);
});

test('a hanging remote fails within nine seconds and recovers', async () => {
  const { loader, runtime } = setUp(() => new Promise(() => undefined));
  await Promise.all([
    expect(loader.load('mfe-staff')).rejects.toThrow('did not load within'),
    vi.advanceTimersByTimeAsync(9000),
  ]);
  runtime.load.mockResolvedValueOnce({ default: app });
  await expect(loader.load('mfe-staff')).resolves.toBe(app);
});

test('a script that the runtime ends for its silence is not begun anew', async () => {
  let end: (reason: Error) => void = () => undefined;
  const { loader, runtime } = setUp(
    () =>
      new Promise((_, reject) => {
        end = reject;
      }),
  );
  const loading = loader.load('mfe-staff').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(8000);
  end(new Error('script timed out'));
  expect(await loading).toEqual(new Error('script timed out'));
  expect(runtime.load).toHaveBeenCalledOnce();
});

test('a remote that throws while loading fails again and again, and then recovers', async () => {
  const { loader, runtime, readRegistry } = setUp(() => Promise.reject(new Error('boom')));
  await expect(loader.load('mfe-staff')).rejects.toThrow('boom');
  await expect(loader.load('mfe-staff')).rejects.toThrow('boom');
  expect(readRegistry).toHaveBeenCalledTimes(3);
  runtime.load.mockResolvedValueOnce({ default: app });
  await expect(loader.load('mfe-staff')).resolves.toBe(app);
});

test('what is no app of the portal never mounts', async () => {
  const { loader } = setUp(() => Promise.resolve({ default: { name: 'mfe-staff', routes: 'none' } }));
  await expect(loader.load('mfe-staff')).rejects.toThrow('not an app of this portal');
});

test('a remote that left the registry stays away', async () => {
  const { loader, readRegistry } = setUp(() => Promise.reject(new Error('HTTP 404')));
  await expect(loader.load('mfe-staff')).rejects.toThrow('HTTP 404');
  readRegistry.mockResolvedValue({ remotes: [] });
  await expect(loader.load('mfe-staff')).rejects.toThrow('not in the registry');
});

test('attempts that no one sees are not reported: a page left open would count as many failures of its version', async () => {
  const { loader, runtime } = setUp(() => Promise.reject(new Error('HTTP 404')));
  const onFailure = vi.fn<NonNullable<FederationRuntime['onFailure']>>();
  Object.assign(runtime, { onFailure });
  for (let count = 0; count < 3; count += 1)
    await expect(loader.load('mfe-staff')).rejects.toThrow('HTTP 404');
  expect(onFailure).toHaveBeenCalledOnce();
});
