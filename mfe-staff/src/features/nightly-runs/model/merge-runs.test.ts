import { expect, test } from 'vitest';
import { cutPage, mergeRuns, chooseWindow, type NightlyRun } from './merge-runs.ts';

const run = (service: NightlyRun['service'], day: string, id: number) => ({ service, day, id }) as NightlyRun;
const core = [run('core', '2027-03-02', 2), run('core', '2027-03-01', 1)];
const researcher = [
  run('researcher', '2027-03-02', 4),
  run('researcher', '2027-03-02', 3),
  run('researcher', '2027-02-28', 1),
];
const formatRuns = (runs: readonly NightlyRun[]) => runs.map(({ service, id }) => `${service} ${id}`);

test('days of all services are together, each in the order of its service', () => {
  expect(formatRuns(mergeRuns([core, researcher], true))).toEqual([
    'core 2',
    'researcher 4',
    'researcher 3',
    'core 1',
    'researcher 1',
  ]);
  expect(formatRuns(mergeRuns([core.toReversed(), researcher.toReversed()], false))).toEqual([
    'researcher 1',
    'core 1',
    'core 2',
    'researcher 3',
    'researcher 4',
  ]);
});

test('a page needs what all pages up to it may need of one service', () => {
  expect(chooseWindow({ page: 3, pageSize: 20 })).toEqual({ limit: 60, offset: 0 });
  expect(chooseWindow({ page: 300, pageSize: 20 }).limit).toBe(2000);
  expect(formatRuns(cutPage(mergeRuns([core, researcher], true), { page: 2, pageSize: 2 }))).toEqual([
    'researcher 3',
    'core 1',
  ]);
});
