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
