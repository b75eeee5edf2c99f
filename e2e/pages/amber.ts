/** Finds what a page marks in amber, which is for the one thing that its reader must do next (docs/screens.md). */
import type { Page } from '@playwright/test';

/** The text of each visible amber element, of nested ones the outermost, and of the rows of one list the first. */
export const findAmber = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fills = new Set(
      ['bg-warning', 'orange-subtle', 'orange-muted', 'orange-solid'].map((name) => {
        // an element for each: a changed color would be the old one until its transition ends
        const probe = document.createElement('i');
        probe.style.backgroundColor = `var(--portal-colors-${name})`;
        document.body.append(probe);
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      }),
    );
    if (fills.has('rgba(0, 0, 0, 0)')) throw new Error('the theme has no amber under these names');
    const isAmber = (element: Element): boolean => {
      const { backgroundColor, borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(element);
      // a notice has a bar at its start
      const hasBar = Number.parseFloat(borderInlineStartWidth) > 2 && fills.has(borderInlineStartColor);
      return element.checkVisibility({ visibilityProperty: true }) && (fills.has(backgroundColor) || hasBar);
    };
    const amber = [...document.body.querySelectorAll('*')].filter(isAmber);
    const outermost = amber.filter(
      (element) => !amber.some((other) => other !== element && other.contains(element)),
    );
    const findList = (element: Element) => element.closest('table, [role=table], ul, ol') ?? element;
    return outermost
      .filter((element, at) => outermost.findIndex((other) => findList(other) === findList(element)) === at)
      .map((element) => (element.textContent ?? '').trim().slice(0, 60));
  });
