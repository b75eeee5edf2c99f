/** Finds texts that come from no catalog, and texts that are cut off, on pages in the pseudo-language. */
import { CHECKED_SERVICES } from '@portal/contract/administration';
import { COUNTRY_CODES } from '@portal/contract/countries';
import type { Page } from '@playwright/test';

/** Texts that the server sent to a page: data such as names and titles, which no one translates. */
export class SentTexts {
  readonly #texts = new Set<string>();
  /**
   * Texts that are not yet in #joined and #parts. A walk sends a hundred thousand texts and checks a thousand times, so
   * they are added in batches.
   */
  #fresh: string[] = [];
  #joined = '';
  readonly #parts = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      if (!response.url().includes('/api/') && !response.url().endsWith('/remotes.json')) return;
      this.#reading.push(
        response.json().then(
          (body: unknown) => this.#keep(body),
          () => undefined,
        ),
      );
    });
  }

  #add(text: string): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    this.#fresh.push(text);
  }

  #keep(value: unknown): void {
    if (typeof value === 'string') {
      // Pages render markup between the pieces of a text or leave it out, so each form of the text is stored.
      for (const text of [value, value.replaceAll(/<[^<>]*>/g, ' '), ...value.split(/<[^<>]*>/)])
        this.#add(text.replaceAll(/\s+/g, ' '));
      this.#add(spaceOut(value));
    }
    if (typeof value !== 'object' || value === null) return;
    if ('first_name' in value && 'last_name' in value)
      this.#add(`${String(value.first_name)} ${String(value.last_name)}`);
    for (const [name, part] of Object.entries(value)) {
      this.#add(spaceOut(name));
      // A key with a digit is no field name but a stored code, such as the id of a sample.
      if (/\d/.test(name)) this.#add(name);
      this.#keep(part);
    }
  }

  /** A short text may occur inside a long one by chance, so it must equal a sent text or a part of one. */
  has(text: string): boolean {
    return this.#parts.has(text) || (text.length >= LONG && this.#joined.includes(text));
  }

  /** Whether the text occurs anywhere in the sent texts. */
  contains(text: string): boolean {
    return this.#joined.includes(text);
  }

  /** Waits until every received answer has been read. */
  async awaitStable(): Promise<void> {
    await Promise.all(this.#reading.splice(0));
    const fresh = this.#fresh.splice(0).join('\n');
    if (fresh === '') return;
    this.#joined += `\n${fresh}`;
    for (const sent of fresh.split('\n'))
      for (const part of [sent.trim(), ...splitText(sent)]) this.#parts.add(part);
  }
}

/** Texts of at least this length may be parts of a longer one, such as the beginning of a note. */
const LONG = 12;

const splitText = (text: string): string[] =>
  text
    .split(/[·•|,;:()[\]/–—…“”"+*→]+|\d+|\s-\s/)
    .map((part) => part.replace(/^[.'’\s-]+|[.'’?!\s-]+$/g, ''));

/**
 * A code such as 'request_submitted' in the way pages show it: template names, and answers whose form is unknown here.
 */
const spaceOut = (name: string): string =>
  /^[a-z]+(?:[_-][a-z]+)*$/.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[_-]/g, ' ')
    : '';

/**
 * Allowed outside of the brackets, because they are not words to translate: times, units, codes, names of languages.
 */
const NO_WORDS =
  /^((AM|PM)( UTC)?|UTC|GMT|KB|MB|USD|CSV|XLSX|PDF|Globus|[A-Z]{2,4}\d+|English|pseudo|English \(pseudo\))$/;
/** Names that the browser provides in the language of the page. */
const COUNTRIES = new Set(
  COUNTRY_CODES.map((code) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code),
);
/** Codes of outside systems, which a page shows before the server has answered. */
const SYSTEMS = new Set<string>(CHECKED_SERVICES);
const DATES = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Su|Mo|Tu|We|Th|Fr|Sa)\w*$/;

/** Visible and spoken texts outside of the pseudo-language brackets that the server did not send. */
export async function findForeignWords(page: Page, sent: SentTexts): Promise<string[]> {
  const outside = await page.evaluate(readOutside);
  await sent.awaitStable();
  const foreign = outside.flatMap((text) => {
    const whole = text.replaceAll(/\s+/g, ' ').trim();
    if (sent.has(whole) || COUNTRIES.has(whole) || SYSTEMS.has(whole)) return [];
    // The last word of a shortened text may be cut out of a longer word.
    const [last] = whole.endsWith('…') ? splitText(whole.slice(0, -1)).slice(-1) : [];
    return splitText(whole).filter(
      (part) =>
        /\p{L}{2}/u.test(part) &&
        !NO_WORDS.test(part) &&
        !DATES.test(part) &&
        !sent.has(part) &&
        !(part === last && sent.contains(part)),
    );
  });
  return [...new Set(foreign)];
}

/** Runs in the page. Elements may split one text, so brackets are counted across them. */
function readOutside(): string[] {
  const found: string[] = [];
  let depth = 0;
  const outside = (text: string): string => {
    let rest = '';
    for (const letter of text) {
      if (letter === '⟦') depth += 1;
      else if (letter === '⟧') depth = Math.max(0, depth - 1);
      else if (depth === 0) rest += letter;
    }
    return rest;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, svg, code, [lang]:not(html)')) continue;
    if (!parent.checkVisibility()) continue;
    const text = outside(node.textContent ?? '');
    if (/\p{L}{2}/u.test(text)) found.push(text);
  }
  depth = 0;
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (!element.checkVisibility()) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      depth = 0;
      const text = outside(element.getAttribute(name) ?? '');
      if (/\p{L}{2}/u.test(text)) found.push(text);
    }
  }
  return found;
}

/** Texts of catalogs that are partly outside of the visible area and cannot be scrolled to. */
export const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !/[⟦⟧]/.test(node.textContent ?? '') || parent.closest('option, svg, noscript'))
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (
        let box: Element | null = parent;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // Visually hidden; only screen readers use it.
        if (frame.width <= 1 || frame.height <= 1 || style.clipPath !== 'none') break;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll' || style.position === 'fixed') break;
        if (style.overflowX === 'visible') continue;
        if (text.right > frame.right + 1 || text.left < frame.left - 1)
          cut.add(node.textContent?.trim() ?? '');
      }
    }
    return [...cut];
  });
