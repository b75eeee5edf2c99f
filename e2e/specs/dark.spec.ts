/** Every route in the dark: only what colours can break is asked, since the accessibility test asks the rest in the light. */
import { AxeBuilder } from '@axe-core/playwright';
import { settle } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { walkEveryRoute } from '../pages/walk.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });
test.use({ trace: 'off' });

async function findFaintWords(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
}

walkEveryRoute('dark', { colorScheme: 'dark', reducedMotion: 'reduce' }, async (page, visits) => {
  for (const { path, heading } of visits) {
    await page.goto(path);
    await settle(page, heading);
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect.soft(await findFaintWords(page), `${path} in the dark`).toEqual([]);
  }
});
