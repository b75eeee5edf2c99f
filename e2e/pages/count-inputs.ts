/** Counts how often a person uses mouse and keyboard, by the events of the page. */
import type { Page } from '@playwright/test';

export interface Inputs {
  readonly clicks: number;
  /** A key with its modifiers counts once. */
  readonly keys: number;
}

/** Counts from the next page that is opened. @returns what was counted since the last call */
export async function countInputs(page: Page): Promise<() => Inputs> {
  let clicks = 0;
  let keys = 0;
  await page.exposeFunction('noteInput', (kind: 'click' | 'key') => {
    if (kind === 'click') clicks += 1;
    else keys += 1;
  });
  await page.addInitScript(() => {
    const note = (kind: 'click' | 'key') =>
      void (globalThis as unknown as { noteInput: (kind: string) => unknown }).noteInput(kind);
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && note('click'), true);
    addEventListener(
      'keydown',
      ({ isTrusted, repeat, key }) => {
        if (isTrusted && !repeat && !['Control', 'Shift', 'Alt', 'Meta'].includes(key)) note('key');
      },
      true,
    );
  });
  return () => {
    const seen = { clicks, keys };
    clicks = 0;
    keys = 0;
    return seen;
  };
}
