/**
 * Extracts the words of a workbook, each once, from the text cells. Everything else is ignored, and formulas are not
 * evaluated.
 */
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** More than any dictionary of variables has. Words beyond the limit are not searchable. */
export const MOST_WORDS = 5000;
const LONGEST_WORD = 40;
/** Maximum unpacked size of the parts with texts. */
const MOST_BYTES = 32 * 1024 * 1024;
const TEXT_PART = /^xl\/(?:sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;
/** Text of a cell, or of a run with its own format within a cell. */
const TEXT = /<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?t>/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @throws where the file is no readable zip */
export async function readWorkbookWords(path: string): Promise<string[]> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  try {
    const words = new Set<string>();
    let left = MOST_BYTES;
    for (const entry of await listTextParts(zip)) {
      if (words.size >= MOST_WORDS || left <= 0) break;
      const xml = await readPart(zip, entry, left);
      left -= xml.length;
      collectWords(xml.toString('utf8'), words);
    }
    return [...words];
  } finally {
    zip.close();
  }
}

async function listTextParts(zip: ZipFile): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (TEXT_PART.test(entry.fileName)) found.push(entry);
  // Read the shared strings first: sheets mostly contain numbers and indexes of shared strings.
  return found.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
}

async function readPart(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

function collectWords(xml: string, words: Set<string>): void {
  for (const [, text = ''] of xml.matchAll(TEXT))
    for (const word of decode(text)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)) {
      if (word.length > 1) words.add(word.slice(0, LONGEST_WORD));
      if (words.size >= MOST_WORDS) return;
    }
}

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
