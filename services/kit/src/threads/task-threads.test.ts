import { describe, expect, it } from 'vitest';
import { longestTurn } from '../testing/loop-watch.ts';
import { createTaskThreads } from './index.ts';

const LIMITS = { time: 5000, memory: 64, atOnce: 1, waiting: 1 };
const module = new URL('./task.fixture.ts', import.meta.url);
type Task = 'double' | 'fail' | 'spin' | 'hoard' | 'environment' | 'leave';
const start = (more: Partial<typeof LIMITS> = {}) =>
  createTaskThreads<{ task: Task; value?: Uint8Array }, unknown>(module, { ...LIMITS, ...more });

describe('a task in a thread', { timeout: 30_000 }, () => {
  it('answers, also the second time', async () => {
    const run = start();
    const value = new Uint8Array([1, 2]);
    expect(await run({ task: 'double', value })).toEqual({ bytes: new Uint8Array([2, 4]) });
    expect(await run({ task: 'double', value })).toEqual({ bytes: new Uint8Array([2, 4]) });
  });
  it('knows nothing of the environment', async () => {
    expect(await start()({ task: 'environment' })).toEqual([]);
  });
  it('tells why it failed, and the next one runs', async () => {
    const run = start();
    await expect(run({ task: 'fail' })).rejects.toThrow('as asked');
    await expect(run({ task: 'leave' })).rejects.toThrow('without an answer');
    expect(await run({ task: 'environment' })).toEqual([]);
  });
  it('is ended when it takes too long, and keeps nobody waiting meanwhile', async () => {
    const run = start({ time: 1500 });
    const longest = await longestTurn(() =>
      expect(run({ task: 'spin' })).rejects.toMatchObject({ reason: 'time' }),
    );
    expect(longest).toBeLessThan(100);
  });
  it('is ended when it takes too much memory', async () => {
    await expect(start({ time: 20_000 })({ task: 'hoard' })).rejects.toMatchObject({ reason: 'memory' });
  });
  it('waits for its turn, and is refused where too many wait', async () => {
    const run = start();
    const first = run({ task: 'environment' });
    const second = run({ task: 'environment' });
    await expect(run({ task: 'environment' })).rejects.toMatchObject({ reason: 'busy' });
    expect(await Promise.all([first, second])).toEqual([[], []]);
    expect(await run({ task: 'environment' })).toEqual([]);
  });
});
