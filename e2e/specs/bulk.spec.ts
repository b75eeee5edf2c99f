/** A command over forty selected requests of which someone else changed two: 38 are done, two report why not. */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client, unique } from '../client/accounts.ts';
import { makeProject, makeSubmitted, readStatus, type RequestRecord } from '../client/records.ts';
import { expect, test } from '../pages/test.ts';

test('of forty selected requests someone else changed two: 38 are assigned, and two say why not [P6-02]', async ({
  as,
}) => {
  const pi = await client('pi2');
  const title = unique('Forty requests for one study');
  const project = await makeProject(pi, title);
  const requests: RequestRecord[] = [];
  while (requests.length < 40) requests.push(await makeSubmitted(pi, { project }));
  const [decided, touched] = requests;
  if (!decided || !touched) throw new Error('there are forty');

  const page = await as('admin', { reducedMotion: 'reduce' });
  await page.goto(`/resource-request?q=${encodeURIComponent(title)}&size=50`);
  await expect(page.getByRole('link', { name: /^REQ/ })).toHaveCount(40);
  await page
    .getByRole('checkbox', { name: /^Select all/ })
    .first()
    .check({ force: true });
  await expect(page.getByText('40 selected', { exact: true })).toBeVisible();

  const admin = await client('lead');
  const email = { to: ['pi2@demo.test'], subject: 'Decision', body: '<p>Decided.</p>' };
  await admin.send(`POST /request/${decided.id}/decision/`, { status: REQUEST_STATUS.REJECTED, email });
  await admin.send(`PATCH /request/${touched.id}/`, { zendesk_ticket_ids: ['12'] });

  await page.getByRole('button', { name: 'Assign a reviewer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a reviewer to 40 requests' });
  await dialog.getByRole('combobox', { name: 'Reviewer' }).fill('Anders Falk');
  await page.getByRole('option', { name: /Anders Falk/ }).click();
  await dialog.getByRole('button', { name: 'Assign to 40 requests' }).click();

  const notice = page.getByRole('alert').filter({ hasText: '38 done, 2 not' });
  await expect(notice).toBeVisible({ timeout: 60_000 });
  const reasons = notice.getByRole('list', { name: 'Requests that were not changed' }).getByRole('listitem');
  await expect(reasons).toHaveCount(2);
  await expect(reasons.filter({ hasText: decided.sfari_request_id })).toContainText(
    'It changed after you selected it. It is now Rejected.',
  );
  await expect(reasons.filter({ hasText: touched.sfari_request_id })).toContainText(
    'It changed after you selected it. It is now Submitted.',
  );
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  expect(await readStatus(requests[2]?.id ?? 0)).toBe(REQUEST_STATUS.UNDER_REVIEW);
  expect(await readStatus(touched.id)).toBe(REQUEST_STATUS.SUBMITTED);
});
