import { describe, expect, it } from 'vitest';
import { longestTurn } from '../testing/loop-watch.ts';
import { createTaskThreads } from './index.ts';

const LIMITS = { time: 5000, memory: 64, atOnce: 1, waiting: 1 };
const module = new URL('./task.fixture.ts', import.meta.url);
type Task = 'double' | 'fail' | 'spin' | 'hoard' | 'environment' | 'leave' | 'count' | 'wait';
const start = (more: Partial<typeof LIMITS> = {}) =>
  createTaskThreads<{ task: Task; value?: Uint8Array; milliseconds?: number }, unknown>(module, {
    ...LIMITS,
    ...more,
  });

describe('a task in a thread', () => {
  it('answers, also the second time', async () => {
    const run = start();
    const value = new Uint8Array([1, 2]);
    expect(await run({ task: 'double', value })).toEqual({ bytes: new Uint8Array([2, 4]) });
    expect(await run({ task: 'double', value })).toEqual({ bytes: new Uint8Array([2, 4]) });
  });
  it('knows nothing of the environment', async () => {
    expect(await start()({ task: 'environment' })).toEqual([]);
  });
  it('reports why it failed, and the next one runs', async () => {
    const run = start();
    await expect(run({ task: 'fail' })).rejects.toThrow('as asked');
    await expect(run({ task: 'leave' })).rejects.toThrow('without an answer');
    expect(await run({ task: 'environment' })).toEqual([]);
  });
  it('is ended when it takes too long, and makes no one wait', async () => {
    const run = start({ time: 1500 });
    const longest = await longestTurn(() =>
      expect(run({ task: 'spin' })).rejects.toMatchObject({ reason: 'time' }),
    );
    expect(longest).toBeLessThan(100);
  });
  it('does the next task too, but not after one that failed or had a bad answer', async () => {
    const run = start();
    expect([await run({ task: 'count' }), await run({ task: 'count' })]).toEqual([1, 2]);
    await expect(run({ task: 'fail' })).rejects.toThrow('as asked');
    expect(await run({ task: 'count' })).toBe(1);
    const strict = createTaskThreads<{ task: Task }, unknown>(module, LIMITS, (output) => output !== 2);
    const counts: unknown[] = [];
    for (let count = 0; count < 4; count += 1) counts.push(await strict({ task: 'count' }));
    expect(counts).toEqual([1, 2, 1, 2]);
  });
  it('has its time by the processor; after six times as long by the clock the machine is busy', async () => {
    expect(await start({ time: 2000 })({ task: 'wait', milliseconds: 2500 })).toBe('waited');
    const endless = { task: 'wait', milliseconds: 3_600_000 } as const;
    await expect(start({ time: 200 })(endless)).rejects.toMatchObject({ reason: 'busy' });
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
