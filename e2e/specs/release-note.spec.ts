/** What is new: drafted, released, and read by staff from the bell (spec 3 sections 2.11 and 4.9). */
import { axeFindings } from '../pages/inspect.ts';
import { headerPage } from '../pages/header.page.ts';
import { expect, test } from '../pages/test.ts';

/** Of this run alone: a released note stays. */
const VERSION = `9.${(Date.now() % 10_000_000).toString()}`;

test('a release note is drafted, released, and read from the bell; researchers have none of it [S2.11-01 S4.9-01]', async ({
  as,
}) => {
  const writer = await as('super');
  const admin = await as('admin');
  await admin.goto('/');

  await test.step('a superuser writes a draft, which survives a reload', async () => {
    await writer.goto('/release-notes');
    await writer.getByRole('link', { name: 'New release note' }).click();
    // letters are not taken
    await writer.getByRole('textbox', { name: 'Version' }).pressSequentially(`v${VERSION}`);
    const text = writer.getByRole('textbox', { name: 'What is new' });
    await text.fill('Orders of tissue are followed up to the bench.');
    await writer.waitForTimeout(500);
    writer.once('dialog', (dialog) => void dialog.accept());
    await writer.reload();
    await expect(writer.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect(writer.getByRole('textbox', { name: 'Version' })).toHaveValue(VERSION);
    expect(await axeFindings(writer)).toEqual([]);
    await writer.getByRole('button', { name: 'Save draft' }).click();
    await expect(writer.getByRole('heading', { name: `Version ${VERSION}` })).toBeVisible();
    await expect(writer.getByText('Draft', { exact: true })).toBeVisible();
  });

  await test.step('an administrator does not read a draft', async () => {
    await admin.goto(`/release-notes?version=${VERSION}`);
    await expect(admin.getByText(`There is no release note for version ${VERSION}.`)).toBeVisible();
  });

  await test.step('released, it is the current one and is in the bell of staff', async () => {
    await writer.getByRole('button', { name: 'Release', exact: true }).click();
    const question = writer.getByRole('alertdialog');
    await question.getByRole('button', { name: `Release version ${VERSION}` }).click();
    await expect(writer.getByText('Current version')).toBeVisible();
    await expect(writer.getByRole('button', { name: 'Release', exact: true })).toHaveCount(0);
    await headerPage(admin).bell.click();
    const line = headerPage(admin).notification(new RegExp(VERSION.replace('.', String.raw`\.`)));
    await expect(line).toBeVisible();
    await line.getByRole('link').click();
    await expect(admin.getByRole('heading', { name: `Version ${VERSION}` })).toBeVisible();
    await expect(admin.getByText('Orders of tissue are followed up to the bench.')).toBeVisible();
  });

  await test.step('the version below every page leads there', async () => {
    await admin.goto('/');
    await admin
      .getByRole('contentinfo')
      .getByRole('link', { name: /^\d[\d.]*$/ })
      .click();
    await expect(admin).toHaveURL(/\/release-notes/);
  });

  await test.step('a researcher cannot read them', async () => {
    const researcher = await as('pi');
    await researcher.goto('/release-notes');
    await expect(
      researcher.getByRole('heading', { level: 1, name: 'Unavailable or no permission' }),
    ).toBeVisible();
  });
});
