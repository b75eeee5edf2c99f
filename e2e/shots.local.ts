import { chromium } from 'playwright';
import { client } from './client/accounts.ts';
const base = `http://localhost:${process.env['E2E_PORT']}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const jobs: [string, string, string, number, boolean?][] = JSON.parse(process.env['JOBS'] ?? '[]');
for (const [name, account, path, width, dark] of jobs) {
  const person = await client(account);
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'portal_token', value: person.token, url: base, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(base + path);
  await page.waitForTimeout(4000);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
  await context.close();
}
await browser.close();
