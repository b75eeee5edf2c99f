/**
 * Opens what a page hides: menus, dialogs, drawers, lists of choices. Also shows the errors of empty forms and refused
 * files. The browser blocks all writes, so every button may be pressed, and the errors of failed writes are read too.
 */
import { type Locator, type Page } from '@playwright/test';
import { awaitPage } from './inspect.ts';

/** Controls that show no new texts when pressed, with the reason. */
const LEFT_OUT = [
  // Sorts the rows that are already on the page.
  'th button',
  // A day of a calendar whose texts have been read.
  'td button[aria-pressed]',
  // closes its dialog, as Escape does
  '[data-part=close-trigger]',
].join(', ');
const PRESSED = 'button:enabled, summary, input[role=combobox]:enabled, input[type=file]:enabled';
/** Parts that are the same on every page. */
const FRAME = 'header, footer, nav, table, search, [role=search], [data-scope=toast]';
const OVERLAY = '[role=dialog]:visible, [role=alertdialog]:visible';
const LIST = '[role=menu]:visible, [role=listbox]:visible';
/** More presses mean a list without end. */
const MOST_PRESSES = 60;
const MOST_REOPENINGS = 4;
const NO_MATCH = 'zzqq';
/** An empty file of a refused kind, and a file of an accepted kind. */
const FILES = [
  { name: '1.EXE', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) },
  { name: '1.PDF', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 words') },
];

/** Reads the texts of the page; `opened` names what was pressed before. */
export type Look = (opened: string) => Promise<void>;

interface Control {
  readonly key: string;
  readonly name: string;
  readonly kind: 'button' | 'combobox' | 'file';
  readonly index: number;
  /** How many controls of the dialog or page remain to be pressed. */
  readonly left: number;
}

/** Lets reads through and fails writes as if there were no network. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    ['GET', 'HEAD'].includes(route.request().method()) ? route.fallback() : route.abort(),
  );
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
    globalThis.open = () => null;
  });
}

/**
 * Presses every control once. `pressed` has the controls that were pressed on other pages, because the frame is the
 * same on all of them.
 */
export async function openEverything(
  page: Page,
  path: string,
  pressed: Set<string>,
  look: Look,
): Promise<void> {
  const address = page.url();
  const reopened = new Map<string, number>();
  let opener: Control | undefined;
  let left = 0;
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    const overlay = page.locator(OVERLAY).last();
    const isOver = (await overlay.count()) > 0;
    if (!isOver && opener) {
      // The dialog closed before all of it was read, so its opener is pressed again.
      const times = reopened.get(opener.key) ?? 0;
      if (left > 0 && times < MOST_REOPENINGS) pressed.delete(opener.key);
      reopened.set(opener.key, times + 1);
      opener = undefined;
    }
    if (!isOver && page.url() !== address) await visit(page, path);
    const next = await findNext(isOver ? overlay : page.locator('body'), pressed, path);
    if (!next && !isOver) return;
    if (!next) {
      await leave(page, path);
      opener = undefined;
      continue;
    }
    pressed.add(next.key);
    left = isOver ? next.left : 0;
    await press(page, (isOver ? overlay : page.locator('body')).locator(PRESSED).nth(next.index), next, look);
    if (!isOver && (await page.locator(OVERLAY).count()) > 0) {
      opener = next;
      left = 1;
    }
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitPage(page);
}

/** Closes a dialog that has been read completely. */
async function leave(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Escape');
  await comeToRest(page);
  if ((await page.locator(OVERLAY).count()) > 0) await visit(page, path);
}

async function press(page: Page, control: Locator, { kind, name }: Control, look: Look): Promise<void> {
  if (kind === 'file') {
    for (const file of FILES) {
      await control.setInputFiles(file).catch(() => undefined);
      await comeToRest(page);
      await look(`${name}, given ${file.name}`);
    }
    return;
  }
  // A control that the previous press removed is no finding.
  await control.click({ timeout: 2000 }).catch(() => undefined);
  await comeToRest(page);
  await look(name);
  if (kind === 'combobox') {
    await control.fill(NO_MATCH).catch(() => undefined);
    await page.waitForTimeout(600);
    await comeToRest(page);
    await look(`${name}, searched for no one`);
    await control.fill('').catch(() => undefined);
    await page.keyboard.press('Tab');
  } else if ((await page.locator(LIST).count()) > 0) await page.keyboard.press('Escape');
}

/** Waits until the page has stopped changing. */
async function comeToRest(page: Page): Promise<void> {
  await page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          const end = setTimeout(resolve, 2000);
          const isWaiting = () =>
            document.querySelector('[aria-busy=true], [data-loading], [data-waiting]') !== null;
          const rest = () => {
            if (isWaiting()) timer = setTimeout(rest, 100);
            else {
              clearTimeout(end);
              seen.disconnect();
              resolve();
            }
          };
          let timer = setTimeout(rest, 120);
          const seen = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(rest, 120);
          });
          seen.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        }),
    )
    .catch(() => page.waitForLoadState());
}

const findNext = (scope: Locator, pressed: Set<string>, path: string): Promise<Control | undefined> =>
  scope.evaluate(
    (root, { selector, leftOut, frame, known, place }) => {
      const done = new Set(known);
      // Without digits and data, so that the same control in another row has the same key.
      const words = (text: string) =>
        text
          .replaceAll(/[\d\s]+/g, ' ')
          .trim()
          .slice(0, 60);
      const title =
        root === document.body
          ? ''
          : words(root.querySelector('h2, h3')?.textContent ?? 'dialog').split(' ')[0];
      const controls: Omit<Control, 'left'>[] = [...root.querySelectorAll<HTMLElement>(selector)].flatMap(
        (element, index) => {
          const kind =
            element instanceof HTMLInputElement ? (element.type === 'file' ? 'file' : 'combobox') : 'button';
          if (
            element.matches(leftOut) ||
            (kind !== 'file' && !element.checkVisibility({ visibilityProperty: true }))
          )
            return [];
          const own = words(element.textContent ?? '');
          const label = words(
            element.getAttribute('aria-label') ??
              (element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''),
          );
          const name = own || label || kind;
          const where = root === document.body ? (element.closest(frame) ? '' : place) : `${place} ${title}`;
          return [
            {
              key: `${where} ${kind} ${own || label.split(' ')[0] || ''}`,
              name,
              kind,
              index,
            },
          ];
        },
      );
      const open = controls.filter(({ key }) => !done.has(key));
      // The main button of a dialog comes last in the page and is pressed first, so that the form is sent empty.
      const next = root === document.body ? open[0] : (open.at(-1) ?? open[0]);
      return next && { ...next, left: new Set(open.map(({ key }) => key)).size - 1 };
    },
    {
      selector: PRESSED,
      leftOut: LEFT_OUT,
      frame: FRAME,
      known: [...pressed],
      place: path.replaceAll(/\/\d+/g, '').replace(/[?&]tab=\w+/, ''),
    },
  );
