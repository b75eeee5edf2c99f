/** Every queue and list of the command centre as CSV and XLSX: the rows that the list has, as it is filtered and sorted. */
import { readFile } from 'node:fs/promises';
import { client } from '../client/accounts.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { WHOLE_WALKS } from '../pages/walks.ts';

type Row = Readonly<Record<string, unknown>>;
interface Exported {
  /** Key of a demo person. */
  readonly as: string;
  readonly address: string;
  /** The list behind it. */
  readonly list: string;
  /** What the first column says of a row. */
  readonly name: (row: Row) => string;
}

const code = (row: Row): string => String(row['sfari_request_id']);
const named = (row: Row): string => String(row['display_name'] ?? row['name']);
const ofInstitution = (row: Row): string => named(row['institution'] as Row);
const ofRequest = (row: Row): string => named(row['request'] as Row);
const request = (address: string, as = 'admin'): Exported => ({
  as,
  address,
  list: '/request/',
  name: code,
});
const tissue = (tab: string): Exported => ({
  as: 'abnpm',
  address: `/abn-dashboard?tab=${tab}`,
  list: '/abn-request/',
  name: code,
});

/** One of each kind of list. */
const USUAL: readonly Exported[] = [
  request('/resource-request?queue=revisions&columns=sfari_request_id,waiting,institution'),
  request('/request?type__in=4%2C5&sort=days_in_status', 'rmadmin'),
  tissue('awaiting_fulfillment'),
  { as: 'admin', address: '/institution?status=3&sort=-name', list: '/institution/', name: named },
];
const OTHERS: readonly Exported[] = [
  request('/resource-request'),
  request('/resource-request?queue=under-review&sort=owner'),
  request('/resource-request?queue=pending-team'),
  request('/resource-request?queue=under-review&of=everyone', 'reviewer'),
  request('/request?status=7&sort=-institution'),
  request('/request?q=sleep'),
  tissue('data_requests'),
  tissue('new'),
  { as: 'admin', address: '/rda?status=3', list: '/agreement/', name: ofInstitution },
  { as: 'abnpm', address: '/mta?state=executed', list: '/transfer-agreement/', name: ofRequest },
  { as: 'admin', address: '/reviewers', list: '/workload/', name: named },
];
const EXPORTS = WHOLE_WALKS ? [...USUAL, ...OTHERS] : USUAL;

/** Lines of a CSV file without its mark: cells in quotes may contain commas, quotes and line breaks. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.filter((line) => line.some((cell) => cell !== ''));
}

async function save(page: Page, button: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const names = async (page: Page): Promise<string[]> =>
  (await page.locator('main tbody tr[data-row] th[scope="row"]').allTextContents()).map((text) =>
    text.trim(),
  );

/** A file names the unit of what a page shows with it. */
const asShown = (heading: string): string =>
  heading.replace('Days in this status', 'In this status').replace(/ \(%\)$/, '');

for (const { as: who, address, list, name } of EXPORTS)
  test(`${address} of ${who} is saved as it is filtered, sorted and shown, over all of its pages [S2.2-08]`, async ({
    as,
  }) => {
    const page = await as(who);
    const asked: URLSearchParams[] = [];
    page.on('request', (sent) => {
      const { pathname, searchParams } = new URL(sent.url());
      if (pathname === `/api${list}` && searchParams.get('limit') === '10') asked.push(searchParams);
    });
    // other tests create requests at the same time: at some moment the list, the page and the files agree
    await expect(async () => {
      await page.goto(address);
      await expect(page.locator('main tbody tr[data-row]').first()).toBeVisible();
      const query = new URLSearchParams(asked.at(-1));
      for (const left of ['offset', 'grouping', 'role']) query.delete(left);
      query.set('limit', '2000');
      const whole = await (await client(who)).get<{ results: Row[] }>(`${list}?${query.toString()}`);

      const { name: file, text } = await save(page, 'Export CSV');
      expect(file).toMatch(/\.csv$/);
      const [head = [], ...lines] = parseCsv(text);
      const shown = await page.locator('main thead th[scope="col"]').allTextContents();
      expect(head.map(asShown)).toEqual(shown);
      expect(lines.map(([first]) => first)).toEqual(whole.results.map(name));
      expect(lines.slice(0, 10).map(([first]) => first)).toEqual(await names(page));
      // words and numbers, no objects and no codes of statuses
      expect(text).not.toMatch(/\[object|undefined|null/);
      for (const label of ['Status', 'RDA Status', 'Requested Resource']) {
        const at = head.indexOf(label);
        if (at >= 0) expect(lines.filter((line) => !/[A-Za-z]/.test(line[at] ?? ''))).toEqual([]);
      }
      expect((await save(page, 'Export XLSX')).name).toMatch(/\.xlsx$/);
      await expect(
        page.getByText(lines.length === 1 ? '1 row saved as XLSX' : `${lines.length} rows saved as XLSX`),
      ).toBeVisible();
    }).toPass({ timeout: 80_000 });
  });
