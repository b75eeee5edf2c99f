import axe from 'axe-core';

/**
 * The WCAG 2.2 A and AA violations in `node`, as one line each; `expect(await axeViolations(container)).toEqual([])`.
 * Color contrast needs real layout and is checked in the browser tests.
 */
export async function axeViolations(node: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(node, {
    iframes: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.html).join(' | ')})`);
}
