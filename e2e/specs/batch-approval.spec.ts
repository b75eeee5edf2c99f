/** A morning with requests that are ready: from the home to the list, and approved together while a colleague decides one. */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client, unique } from '../client/accounts.ts';
import { mailsAbout, makeProject, makeSubmitted, readStatus } from '../client/records.ts';
import { expect, test } from '../pages/test.ts';

test('ready requests are approved together, each with its letter; one that a colleague decided says so', async ({
  as,
}) => {
  const pi = await client('pi2');
  const title = unique('Ready requests of one study');
  const project = await makeProject(pi, title);
  const requests = [
    await makeSubmitted(pi, { project }),
    await makeSubmitted(pi, { project }),
    await makeSubmitted(pi, { project }),
  ];
  const [first, decided] = requests;
  if (!first || !decided) throw new Error('there are three');
  const page = await as('admin', { reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: /Dataset requests? (is|are) ready to approve/ }).click();
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(title);
  await expect(page.getByRole('link', { name: /^REQ/ })).toHaveCount(3);
  await page
    .getByRole('checkbox', { name: /^Select all/ })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: 'Approve 3 requests' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 3 Dataset requests' });
  await expect(dialog.getByText('RDA executed')).toHaveCount(3);
  // the dataset's terms do not fit them: no one approves that unseen
  await expect(dialog.getByText('1 term does not fit')).toHaveCount(3);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check({ force: true });

  const lead = await client('lead');
  const email = { to: ['pi2@demo.test'], subject: 'Decision', body: '<p>Decided.</p>' };
  await lead.send(`POST /request/${decided.id}/decision/`, { status: REQUEST_STATUS.REJECTED, email });

  await dialog.getByRole('button', { name: 'Approve 3 requests and send emails' }).click();
  await expect(dialog.getByText('2 approved, 1 not approved')).toBeVisible();
  const row = dialog.getByRole('row').filter({ hasText: decided.sfari_request_id });
  await expect(row).toContainText('set it to Rejected.');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const statuses = await Promise.all(requests.map(({ id }) => readStatus(id)));
  expect(statuses).toEqual([REQUEST_STATUS.APPROVED, REQUEST_STATUS.REJECTED, REQUEST_STATUS.APPROVED]);
  await expect
    .poll(async () =>
      (await mailsAbout('pi2@demo.test', first.sfari_request_id)).map(({ subject }) => subject),
    )
    .toContainEqual(expect.stringMatching(/approved/i));
});

test('the whole line of a request on the home opens it in its queue', async ({ as }) => {
  const page = await as('admin', { reducedMotion: 'reduce' });
  await page.goto('/');
  const line = page
    .getByRole('list', { name: 'Requests that have waited longest' })
    .getByRole('listitem')
    .first();
  const box = await line.boundingBox();
  if (!box) throw new Error('the line is on the page');
  await page.mouse.click(box.x + box.width - 8, box.y + box.height - 6);
  await expect(page.getByRole('navigation', { name: 'The queue' })).toBeVisible();
  await expect(page.getByText(/^1 of /)).toBeVisible();
});
