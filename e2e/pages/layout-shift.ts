/** Measures how much of a page moves while it arrives (cumulative layout shift, web.dev/cls). */
import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  var layoutShifts: Shift[] | undefined;
}

/** Simulates a slow network and a slow phone, on which late content moves existing content. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 120,
    downloadThroughput: 400_000,
    uploadThroughput: 200_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
}

/** Counts every layout shift from now on, including those just after a click. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = [];
    const describe = ({ node, previousRect, currentRect }: LayoutShiftSource): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = (element?.textContent ?? '').slice(0, 40);
      return `${element?.tagName.toLowerCase() ?? '?'} "${text}" ${previousRect.x},${previousRect.y} ${previousRect.width}×${previousRect.height} → ${currentRect.x},${currentRect.y} ${currentRect.width}×${currentRect.height}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShiftEntry[])
        globalThis.layoutShifts?.push({ value: entry.value, moved: entry.sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}
interface LayoutShiftEntry {
  readonly value: number;
  readonly sources: readonly LayoutShiftSource[];
}

/** The sum of all shifts since the last call, and the elements that moved. */
export async function readShifts(page: Page): Promise<{ total: number; moved: readonly string[] }> {
  const shifts = await page.evaluate(() => {
    const found = globalThis.layoutShifts ?? [];
    globalThis.layoutShifts = [];
    return found;
  });
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(' | ')}`),
  };
}
