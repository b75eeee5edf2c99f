/** Finds what a page marks in amber, which is for the one thing that its reader must do next (docs/screens.md). */
import type { Page } from '@playwright/test';

/** The text of each visible amber element, of nested ones the outermost. */
export const findAmber = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const fills = new Set(
      ['bg-warning', 'orange-subtle', 'orange-muted', 'orange-solid'].map((name) => {
        probe.style.backgroundColor = `var(--portal-colors-${name})`;
        return getComputedStyle(probe).backgroundColor;
      }),
    );
    probe.remove();
    fills.delete('rgba(0, 0, 0, 0)');
    const isAmber = (element: Element): boolean => {
      const { backgroundColor, borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(element);
      // a notice has a bar at its start
      const hasBar = Number.parseFloat(borderInlineStartWidth) > 2 && fills.has(borderInlineStartColor);
      return element.checkVisibility({ visibilityProperty: true }) && (fills.has(backgroundColor) || hasBar);
    };
    const amber = [...document.body.querySelectorAll('*')].filter(isAmber);
    return amber
      .filter((element) => !amber.some((other) => other !== element && other.contains(element)))
      .map((element) => (element.textContent ?? '').trim().slice(0, 60));
  });
