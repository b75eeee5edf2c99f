import { init } from '@module-federation/enhanced/runtime';
import { registerGlobalPlugins } from '@module-federation/runtime-core';
import { expect, test, vi } from 'vitest';
import { forgetFailedShares } from './failed-shares.ts';

test('a shared module that could not be fetched once is fetched again by the next app that asks for it', async () => {
  registerGlobalPlugins([forgetFailedShares]);
  const table = { Table: 'a table' };
  const get = vi
    .fn<() => Promise<() => unknown>>()
    .mockRejectedValueOnce(new Error('Loading chunk 12 failed'))
    .mockResolvedValue(() => table);
  const shareConfig = { singleton: true, requiredVersion: '^1.0.0', strictVersion: true };
  const name = '@portal/shared-ui/table';
  const shell = init({
    name: 'shell-of-this-test',
    remotes: [],
    shared: { [name]: { version: '1.0.0', shareConfig, get } },
    shareStrategy: 'loaded-first',
  });
  await expect(shell.loadShare(name)).rejects.toThrow('Loading chunk 12 failed');
  const factory = await shell.loadShare<typeof table>(name);
  expect(factory && factory()).toBe(table);
  expect(get).toHaveBeenCalledTimes(2);
});
