import { listen } from '../pages/hearing.ts';
import { inspect, LOOKS, awaitPage } from '../pages/inspect.ts';
import { IS_USUAL_RUN, WHOLE_WALKS } from '../pages/walks.ts';
import { unvisitedRoutes } from '../pages/owned-routes.ts';
import { VISITS, type VisitGroup } from '../pages/routes.ts';
import type { Visit } from '../pages/visits.ts';
import { expect, test, type Page } from '../pages/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** One visit on a busy machine of two cores, in milliseconds. */
const PER_VISIT = 20_000;

/** What moves is evaluated where it comes to rest. */
const STILL = { reducedMotion: 'reduce' } as const;

/** In the usual run each page has one look, every other one the same; the whole walk has both (decision 362). */
const chooseLooks = (index: number) => (WHOLE_WALKS ? LOOKS : LOOKS.slice(index % 2, (index % 2) + 1));

async function inspectAll(page: Page, visits: readonly Visit[]): Promise<void> {
  const hearing = await listen(page);
  for (const [index, one] of visits.entries()) {
    await inspect(page, one, chooseLooks(index));
    expect.soft(await hearing.heard(), `${one.path} breaks no rule of the browser`).toEqual([]);
  }
}

const TITLES: Readonly<Record<VisitGroup, string>> = {
  visitors: 'no finding on what visitors see',
  researchers: 'no finding on what a researcher reads [C2.2.1 R2.2-01 R2.2-02 R2.4-02 R2.1-01]',
  'the request wizard': 'no finding on the request wizard [R2.1-04 R2.1-09 R2.4-02]',
  'the request wizard of every type': 'no finding on the wizard of the types with forms of their own',
  'requests of every type': 'no finding on drafts and requests of every type',
  administrators: 'no finding on what an administrator works with [C2.2.1]',
  'the office of administrators': 'no finding on access, people, mails and agreements of administrators',
  superusers: 'no finding on what superusers and administrators switch',
  'the brain bank': 'no finding on what the brain bank works with',
  reviewers: 'no finding on the pages on which reviewers score',
  'everyone else at home': 'no finding on the home page of anyone else',
  institutions: 'no finding on the pages of institutions [C2.2.1]',
};
/** Where most people work; the pages of the other groups are built of the same components. */
const USUAL: readonly VisitGroup[] = [
  'visitors',
  'researchers',
  'the request wizard',
  'administrators',
  'the brain bank',
  'reviewers',
];
for (const [group, title] of Object.entries(TITLES).filter(
  ([name]) => !IS_USUAL_RUN || USUAL.includes(name as VisitGroup),
))
  test(title, async ({ as }) => {
    const walks = await VISITS[group as VisitGroup]();
    test.setTimeout(120_000 + PER_VISIT * walks.flatMap(({ visits }) => visits).length);
    for (const { account, visits } of walks) {
      const page = await as(account, STILL);
      await inspectAll(page, visits);
      await page.context().close();
    }
  });
test('every route of shell and apps has a visit', async () => {
  const groups = await Promise.all(Object.values(VISITS).map((read) => read()));
  expect(unvisitedRoutes(groups.flat())).toEqual([]);
});
test('a look waits for what fades in once something else has come to rest', async ({ page }) => {
  await page.setContent(
    `<h1>Fading</h1><button style="opacity: 0.2; transition: opacity 300ms">Save</button>`,
  );
  await page.evaluate(() => {
    const button = document.querySelector('button');
    if (!button) return;
    button.addEventListener(
      'transitionend',
      () => requestAnimationFrame(() => (button.style.opacity = '1')),
      { once: true },
    );
    button.style.opacity = '0.3';
  });
  await awaitPage(page);
  await expect(page.getByRole('button')).toHaveCSS('opacity', '1', { timeout: 1 });
});
