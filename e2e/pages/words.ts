/** What a page says in the pseudo-language: texts that came from no catalogue, and texts that are cut off. */
import { CHECKED_SERVICES } from '@portal/contract/administration';
import { COUNTRY_CODES } from '@portal/contract/countries';
import type { Page } from '@playwright/test';

/** Strings that the server sent to a page: data such as names and titles, which no one translates. */
export class SentTexts {
  readonly #texts = new Set<string>();
  /** Of #texts, what #joined and #parts do not contain yet: a walk sends a hundred thousand, and looks a thousand times. */
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
      // elements are shown between its pieces, or left out
      for (const text of [value, value.replaceAll(/<[^<>]*>/g, ' '), ...value.split(/<[^<>]*>/)])
        this.#add(text.replaceAll(/\s+/g, ' '));
      this.#add(spaceOut(value));
    }
    if (typeof value !== 'object' || value === null) return;
    if ('first_name' in value && 'last_name' in value)
      this.#add(`${String(value.first_name)} ${String(value.last_name)}`);
    for (const [name, part] of Object.entries(value)) {
      this.#add(spaceOut(name));
      // no name of a field, but a code under which something is stored, such as the id of a sample
      if (/\d/.test(name)) this.#add(name);
      this.#keep(part);
    }
  }

  /** A short text is in a long one by chance: it must be one that was sent, or a part between two marks. */
  has(text: string): boolean {
    return this.#parts.has(text) || (text.length >= LONG && this.#joined.includes(text));
  }

  /** Whether it is anywhere in what was sent. */
  contains(text: string): boolean {
    return this.#joined.includes(text);
  }

  /** Until every answer that came is read. */
  async awaitStable(): Promise<void> {
    await Promise.all(this.#reading.splice(0));
    const fresh = this.#fresh.splice(0).join('\n');
    if (fresh === '') return;
    this.#joined += `\n${fresh}`;
    for (const sent of fresh.split('\n'))
      for (const part of [sent.trim(), ...splitText(sent)]) this.#parts.add(part);
  }
}

/** Texts of this length may be cut out of a longer one, as a note is. */
const LONG = 12;

const splitText = (text: string): string[] =>
  text
    .split(/[·•|,;:()[\]/–—…“”"+*→]+|\d+|\s-\s/)
    .map((part) => part.replace(/^[.'’\s-]+|[.'’?!\s-]+$/g, ''));

/** 'request_submitted' as pages show it: names of templates, and of answers whose form is not known here. */
const spaceOut = (name: string): string =>
  /^[a-z]+(?:[_-][a-z]+)*$/.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[_-]/g, ' ')
    : '';

/** What is outside of the brackets and is no word: hours, units, codes, languages in their own words. */
const NO_WORDS =
  /^((AM|PM)( UTC)?|UTC|GMT|KB|MB|USD|CSV|XLSX|PDF|Globus|[A-Z]{2,4}\d+|English|pseudo|English \(pseudo\))$/;
/** The browser's own, in the language of the page. */
const COUNTRIES = new Set(
  COUNTRY_CODES.map((code) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code),
);
/** Codes of outside systems; a page names them before the server has answered. */
const SYSTEMS = new Set<string>(CHECKED_SERVICES);
const DATES = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Su|Mo|Tu|We|Th|Fr|Sa)\w*$/;

/** Visible and spoken texts of the page outside of the brackets of the pseudo-language that the server did not send. */
export async function findForeignWords(page: Page, sent: SentTexts): Promise<string[]> {
  const outside = await page.evaluate(readOutside);
  await sent.awaitStable();
  const foreign = outside.flatMap((text) => {
    const whole = text.replaceAll(/\s+/g, ' ').trim();
    if (sent.has(whole) || COUNTRIES.has(whole) || SYSTEMS.has(whole)) return [];
    // of a text that is shown in part, the last word may be cut out of a longer one
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

/** Runs in the page. Elements are between the pieces of one text, so brackets are counted over all of them. */
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

/** Texts of catalogues that are partly outside of the visible area and cannot be scrolled to. */
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
        // Hidden from sight, and read aloud.
        if (frame.width <= 1 || frame.height <= 1 || style.clipPath !== 'none') break;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll' || style.position === 'fixed') break;
        if (style.overflowX === 'visible') continue;
        if (text.right > frame.right + 1 || text.left < frame.left - 1)
          cut.add(node.textContent?.trim() ?? '');
      }
    }
    return [...cut];
  });
