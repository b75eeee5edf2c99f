/** Finds English texts on a page in another language that are not data. */
import type { Page } from '@playwright/test';

/** English words that Spanish does not have: function words, and words of buttons and columns. */
const ENGLISH = new RegExp(
  String.raw`(?<![\p{L}@./-])(${[
    'the|of|and|to|with|your|you|is|are|was|were|been|from|this|that|these|by|not|have|will|can|cannot|for|on|at|or|in|it|we',
    'our|who|what|when|which|until|after|before|yet|please|their|they|an|be|as|if|than|all|any|each|other|only',
    'status|date|requests?|projects?|save|cancel|edit|remove|search|submitted|approved|draft|reviews?|reviewed|download',
    'upload|changes?|datasets?|loading|previous|next|more|show|open|view|title|name|yes|true|false',
  ].join('|')})(?![\p{L}@/-]|\.\p{L})`,
  'iu',
);

/** Names of documents and committees that stay in English. */
const NAMES = /NIH Security Best Practices for Controlled-Access Data|Institutional Review Board/g;

/** Members of an answer whose texts the server translates; all others contain data. */
const SERVER_WORDS = new Set(['because', 'detail', 'fields', 'help', 'label', 'labels', 'messages']);

/** What people and administrators wrote, as the server sent it to a page. */
export class SentData {
  readonly #texts = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      this.#reading.push(
        response.json().then(
          (body: unknown) => this.#add(body),
          () => undefined,
        ),
      );
    });
  }

  #add(value: unknown): void {
    if (typeof value === 'string') {
      // Pages render markup between the pieces of a text or leave it out, so each form of the text is stored.
      for (const text of [value, value.replaceAll(/<[^<>]*>/g, ' '), ...value.split(/<[^<>]*>|\n/)])
        if (ENGLISH.test(text)) this.#texts.add(text.replaceAll(/\s+/g, ' ').trim());
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) if (!SERVER_WORDS.has(name)) this.#add(part);
  }

  /** The texts without those that the server sent, complete or cut off at the end. */
  async leaveOut(texts: readonly string[]): Promise<string[]> {
    await Promise.all(this.#reading.splice(0));
    const sent = Array.from(this.#texts).toSorted((one, other) => other.length - one.length);
    return texts.map((text) => {
      const [start = ''] = text.split('…');
      if (text.includes('…') && sent.some((data) => start.length > 3 && data.includes(start.trim())))
        return '';
      return sent.reduce((rest, data) => rest.replaceAll(data, ' '), text.replaceAll(NAMES, ' '));
    });
  }
}

/** Visible and spoken texts that contain English and are not data. */
export async function findEnglish(page: Page, sent: SentData): Promise<string[]> {
  const texts = [...new Set(await page.evaluate(readTexts))].filter((text) => ENGLISH.test(text));
  const rest = await sent.leaveOut(texts);
  return texts.filter((_, index) => ENGLISH.test(rest[index] ?? ''));
}

/** Runs in the page. Texts that are marked as English are skipped. */
function readTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, code, [lang]:not(html)')) continue;
    if (parent.checkVisibility()) found.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    if (element.checkVisibility())
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '');
  return found.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/**
 * Elements that extend beyond the right edge of the window and cannot be scrolled within a box; empty if everything
 * fits.
 */
export const findWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return wide.slice(-3).map((element) => element.outerHTML.slice(0, 160));
  });
