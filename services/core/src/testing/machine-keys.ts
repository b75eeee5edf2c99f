/** What tests of machine keys do: create one, and call with it. */
import type { TestAnswer, TestPerson } from '@portal/kit/testing';
import type { CoreHarness } from './core-harness.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const MACHINE_KEY = {
  name: 'Data lake',
  purpose: 'Reads what was approved, each night',
  scopes: ['cohort:create', 'cohort:read', 'institution:read'],
  networks: [],
  expires: inDays(90),
};
export const LATEST = inDays(365);
export const TOO_LATE = inDays(367);

export const createMachineKey = (core: CoreHarness, as: TestPerson, body: object = {}) =>
  core.call('POST /machine-key/', { as, body: { ...MACHINE_KEY, ...body } });

/** Calls with the secret, from an address. */
export const callWith = (
  core: CoreHarness,
  secret: string,
  request: string,
  { body, from, headers = {} }: { body?: unknown; from?: string; headers?: Record<string, string> } = {},
): Promise<TestAnswer> =>
  core.call(request, {
    ...(body === undefined ? {} : { body }),
    headers: {
      Authorization: `Bearer ${secret}`,
      ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
      ...headers,
    },
  });
