/** Reads the texts of a workbook (xlsx). */
import { fromBufferPromise, type Entry } from 'yauzl';

const TEXT_PART = /^xl\/(?:sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** The texts of all cells. */
export async function readWorkbookTexts(workbook: Buffer): Promise<string[]> {
  const zip = await fromBufferPromise(workbook, { lazyEntries: true });
  const parts: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (TEXT_PART.test(entry.fileName)) parts.push(entry);
  const texts: string[] = [];
  for (const part of parts) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(part)) chunks.push(chunk as Buffer);
    const xml = Buffer.concat(chunks).toString('utf8');
    texts.push(...[...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => text));
  }
  return texts;
}
