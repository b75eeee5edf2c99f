import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Puts a clock in place of the real one that `passTime` advances. It also runs as fast as the real one, so that queries
 * that wait go on. Frames stay real: a list or dialog that is drawn in them would leave something on the page.
 */
export function startFakeClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
}

/** Advances the clock of `startFakeClock`, lets what is due happen and draws it. */
export const passTime = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
