import { client, PORTAL_URL } from '../client/accounts.ts';
import { makeFilledDraft, makeSubmitted } from '../client/records.ts';
import { listen } from '../pages/hearing.ts';
import { loginPage } from '../pages/login.page.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';
import { wizard } from '../pages/wizard.page.ts';

/** `script-src 'self'; …` by directive. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

for (const path of ['/', '/login', '/request/1', '/no/such/page', '/terms-and-conditions'])
  test(`${path} comes with a strict policy`, async ({ request }) => {
    const answer = await request.get(path, { headers: { Accept: 'text/html' } });
    const headers = answer.headers();
    const policy = directives(headers['content-security-policy'] ?? '');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe-|\*|https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    expect(await answer.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=/i);
  });

test('the policy really stops a script that is written into the page', async ({ page }) => {
  const hearing = await listen(page);
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasInjected = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'wasInjected' in globalThis)).toBe(false);
  await expect.poll(async () => (await hearing.heard()).join()).toContain('script-src');
});

test('no rule of the browser is broken while people work', async ({ page, as }) => {
  const hearing = await listen(page);
  await loginPage(page).open();
  await loginPage(page).logIn('pi', 'Maya Lindqvist');
  const draft = await makeFilledDraft(await client('pi'));
  await page.goto(`/request/create?draft=${draft.id}#project_request_3`);
  await wizard(page).usage.fill('Typed under a strict policy.');
  await expect(wizard(page).saved).toBeVisible();
  expect(await hearing.heard()).toEqual([]);

  const request = await makeSubmitted(await client('pi'));
  const admin = await as('admin');
  const staffHearing = await listen(admin);
  const staff = staffRequest(admin);
  await staff.open(request.id);
  await staff.comment('<img src=x onerror=alert(1)> is only text');
  await staff.choose('Revisions Requested', 'Request Revisions and send Email');
  await expect(staff.mail('Request Revisions and send Email').message).toBeVisible();
  expect(await staffHearing.heard()).toEqual([]);
});

test('cookies of the session cannot be read by scripts or sent along by other sites', async ({
  page,
  context,
}) => {
  await loginPage(page).open();
  await loginPage(page).logIn('pi', 'Maya Lindqvist');
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'portal_token');
  expect(token).toMatchObject({ httpOnly: true, path: '/' });
  for (const { name, sameSite } of cookies) expect(sameSite, name).toMatch(/^(Lax|Strict)$/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('portal_token');
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].map((store) => Object.values(store).join()).join(),
    ),
  ).not.toContain(token?.value ?? 'no token');
});

test('no answer of the API is kept by a cache', async () => {
  const pi = await client('pi');
  for (const path of [
    '/session/',
    '/project/?limit=1',
    '/request/?limit=1',
    '/dataset/?limit=1',
    '/request/0/',
  ]) {
    const { headers } = await pi.call(`GET ${path}`);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

test('a write that another site sends is refused', async () => {
  const { token } = await client('pi');
  const answer = await fetch(`${PORTAL_URL}/api/project/`, {
    method: 'POST',
    headers: {
      Cookie: `portal_token=${token}`,
      Origin: 'https://elsewhere.test',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ title: 'Forged', abstract: 'Forged.', non_autism_research: false }),
  });
  expect(answer.status).toBe(403);
});

test('a request of someone else is not found, in plain words and with a correlation id to copy', async ({
  as,
}) => {
  const other = await makeFilledDraft(await client('pi2'));
  const page = await as('pi');
  const answer = page.waitForResponse((response) => response.url().includes(`/api/request/${other.id}/`));
  await page.goto(`/request/${other.id}`);
  const id = (await answer).headers()['x-correlation-id'] ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Looking for something?' })).toBeVisible();
  await expect(page.getByText(id)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy ID' })).toBeVisible();
});

test('what a role must not see is refused, in plain words and with a correlation id to copy', async ({
  as,
}) => {
  const page = await as('pi');
  await page.route('**/api/dataset/?*', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'X-Correlation-Id': 'c0ffee00-0000-4000-8000-000000000001' },
      json: {
        detail: 'You may not do this',
        code: 'FORBIDDEN',
        correlation_id: 'c0ffee00-0000-4000-8000-000000000001',
      },
    }),
  );
  await page.goto('/resource-request');
  await expect(page.getByRole('heading', { level: 1, name: 'Unavailable or no permission' })).toBeVisible();
  await page.goto('/dataset');
  const modal = page.getByRole('alertdialog', { name: 'Permissions Issue' });
  await expect(
    modal.getByText("Sorry, you currently don't have permission to access this page"),
  ).toBeVisible();
  await expect(modal.getByText('c0ffee00-0000-4000-8000-000000000001')).toBeVisible();
});
