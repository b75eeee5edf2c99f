import { client } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

test('what is typed while the editor arrives is not lost, and the hand need not leave the keys', async ({
  as,
}) => {
  const { id } = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  const request = staffRequest(page);
  await request.open(id);
  const box = request.panel.getByRole('textbox', { name: 'New comment' });
  await expect(box).toBeVisible();
  const arriving = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arriving.promise;
    await route.continue();
  });
  await box.click();
  await page.keyboard.type('The letter is ');
  arriving.resolve();
  for (const word of [
    'in order, ',
    'and the budget ',
    'is too. ',
    'Nothing else ',
    'is missing ',
    'as far as ',
    'I can see.',
  ])
    await page.keyboard.type(word, { delay: 8 });
  await expect(request.panel.getByRole('button', { name: 'Bold' })).toBeVisible();
  await expect(box).toHaveText(
    'The letter is in order, and the budget is too. Nothing else is missing as far as I can see.',
  );
  await expect(box).toBeFocused();
});

test('a mention is taken at the caret, and an unfinished one stays text with all that follows [S2.6-11]', async ({
  as,
}) => {
  const { id } = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  const request = staffRequest(page);
  await request.open(id);
  const box = request.panel.getByRole('textbox', { name: 'New comment' });
  await box.click();
  await expect(request.panel.getByRole('button', { name: 'Bold' })).toBeVisible();
  await page.keyboard.type('Dear @home team, lunch @ noon, mail@demo.test. ', { delay: 10 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('Please ask @Anders', { delay: 30 });
  const people = request.panel.getByRole('listbox', { name: 'People to mention' });
  const first = people.getByRole('option').first();
  await expect(first).toContainText('Anders');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  const caret = await page.evaluate(() => {
    const { top, bottom } = document.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
    return { top, bottom };
  });
  const list = (await people.boundingBox()) ?? { y: 0, height: 0 };
  // below the caret, or above it where the window ends, and never cut off
  const gap = Math.min(Math.abs(list.y - caret.bottom), Math.abs(list.y + list.height - caret.top));
  expect(gap).toBeLessThan(24);
  expect(list.y + list.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  const name = (await first.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(people).toBeHidden();
  await page.keyboard.type('and @Anders', { delay: 30 });
  await expect(people).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(people).toBeHidden();
  await page.keyboard.type(' again.');
  await expect(box.locator('[data-mention]')).toHaveCount(1);
  await expect(box.locator('p').first()).toHaveText('Dear @home team, lunch @ noon, mail@demo.test. ');
  await expect(box.locator('p').last()).toContainText(`and @Anders again.`);
  await expect(box.locator('[data-mention]')).toContainText(name.slice(0, 5));
  await expect(box).toBeFocused();
});
