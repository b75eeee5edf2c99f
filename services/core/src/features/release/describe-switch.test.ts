import { expect, it } from 'vitest';
import { describeSwitch, type ServedVersions } from './describe-switch.ts';

const given = (
  version: string,
  previous: string | null = null,
  tried?: [string, number, string?],
): ServedVersions => ({
  version,
  previous,
  canary: tried
    ? { version: tried[0], share: tried[1], since: tried[2] ?? '2026-11-26T08:00:00.000Z' }
    : null,
});

it.each<[string, ServedVersions, ServedVersions, ReturnType<typeof describeSwitch>]>([
  ['nothing', given('v1', 'v0'), given('v1', 'v0'), undefined],
  ['nothing of a trial', given('v1', 'v0', ['v2', 0.1]), given('v1', 'v0', ['v2', 0.1]), undefined],
  [
    'a deploy',
    given('v1', 'v0'),
    given('v2', 'v1'),
    { kind: 'deployed', from_version: 'v1', to_version: 'v2', share: null },
  ],
  [
    'a deploy past a trial',
    given('v1', 'v0', ['v2', 0.1]),
    given('v3', 'v1'),
    { kind: 'deployed', from_version: 'v1', to_version: 'v3', share: null },
  ],
  [
    'a return to the version before',
    given('v1', 'v0'),
    given('v0', 'v1'),
    { kind: 'rolled_back', from_version: 'v1', to_version: 'v0', share: null },
  ],
  [
    'a trial',
    given('v1', 'v0'),
    given('v1', 'v0', ['v2', 0.1]),
    { kind: 'canary', from_version: 'v1', to_version: 'v2', share: 0.1 },
  ],
  [
    'another share',
    given('v1', 'v0', ['v2', 0.1]),
    given('v1', 'v0', ['v2', 0.5]),
    { kind: 'canary', from_version: 'v1', to_version: 'v2', share: 0.5 },
  ],
  [
    'another version',
    given('v1', 'v0', ['v2', 0.1]),
    given('v1', 'v0', ['v3', 0.1]),
    { kind: 'canary', from_version: 'v1', to_version: 'v3', share: 0.1 },
  ],
  [
    'the same trial anew',
    given('v1', 'v0', ['v2', 0.1]),
    given('v1', 'v0', ['v2', 0.1, '2026-11-27T08:00:00.000Z']),
    { kind: 'canary', from_version: 'v1', to_version: 'v2', share: 0.1 },
  ],
  [
    'the end of a trial',
    given('v1', 'v0', ['v2', 0.1]),
    given('v1', 'v0'),
    { kind: 'rolled_back', from_version: 'v2', to_version: 'v1', share: 0.1 },
  ],
  [
    'a promotion',
    given('v1', 'v0', ['v2', 0.1]),
    given('v2', 'v1'),
    { kind: 'promoted', from_version: 'v1', to_version: 'v2', share: null },
  ],
])('describes %s', (_, before, after, expected) => {
  expect(describeSwitch(before, after)).toEqual(expected);
});
