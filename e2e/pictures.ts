/**
 * `npm run docs:pictures`: takes the screenshots of the README in a running portal with demo data (`PORTAL_URL`, else
 * http://localhost:8080). It submits a request as pi and approves it as admin, so that the pictures show what a reader
 * would see.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findBrowser } from './browser.ts';
import { loginPage } from './pages/login.page.ts';
import { staffRequest } from './pages/staff-request.page.ts';
import { wizard } from './pages/wizard.page.ts';

const BASE = process.env['PORTAL_URL'] ?? 'http://localhost:8080';
const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
/** A project of the demo with its IRB letter. */
const PROJECT = 'Sleep and daytime behavior in school-age children';
const APPROVE = 'Approve Request and send Email';
const { values: options } = parseArgs({ options: { folder: { type: 'string', default: FOLDER } } });

async function openAs(browser: Browser, account: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: BASE, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await loginPage(page).open();
  await loginPage(page).logIn(account, name);
  return page;
}

/** Takes a picture without a focus ring, once everything is loaded. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(options.folder, `${name}.png`), animations: 'disabled' });
}

const browser = await chromium.launch({ executablePath: findBrowser().path, args: CHROMIUM_ARGUMENTS });
try {
  const researcher = await openAs(browser, 'pi', 'Maya Lindqvist');
  await researcher.goto('/dataset');
  await researcher.getByRole('row').nth(1).waitFor();
  await takePicture(researcher, 'catalog');

  const steps = wizard(researcher);
  await steps.start();
  await steps.chooseProject(PROJECT);
  await steps.chooseDataset();
  await steps.fillDetails(
    'maya.lindqvist@lakeside.test@globusid.test',
    'We compare how long siblings with and without autism sleep, and how this changes with age.',
  );
  await steps.acceptTeam('Maya Lindqvist');
  await steps.agree();
  await steps.submit();
  const id = Number(/\/request\/(\d+)\/submitted/.exec(researcher.url())?.[1]);
  await researcher.getByRole('link', { name: 'View Request Status' }).click();
  await researcher.getByRole('list', { name: 'Progress' }).waitFor();
  await takePicture(researcher, 'submitted');

  const administrator = await openAs(browser, 'admin', 'Dana Whitaker');
  const request = staffRequest(administrator);
  await request.open(id);
  await request.status('Submitted');
  await takePicture(administrator, 'request');
  await request.choose('Approved', APPROVE);
  const mail = request.mail(APPROVE);
  await mail.message.waitFor();
  await takePicture(administrator, 'decision');
  const subject = await mail.subject.inputValue();
  await mail.send.click();
  await request.decided('Approved');

  await researcher.goto('/mailbox?to=pi@demo.test');
  await researcher.getByRole('link', { name: subject }).first().click();
  await researcher.getByRole('heading', { name: subject }).first().waitFor();
  await takePicture(researcher, 'email');
} finally {
  await browser.close();
}
