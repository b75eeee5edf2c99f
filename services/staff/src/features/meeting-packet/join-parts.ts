/** Joins PDFs into one, each with a bookmark at its first page. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';

export interface Part {
  readonly title: string;
  readonly pdf: Uint8Array;
}

export async function joinParts(parts: readonly Part[], title: string): Promise<Uint8Array> {
  const whole = await PDFDocument.create({ updateMetadata: false });
  whole.setTitle(title);
  const firstPages: PDFRef[] = [];
  for (const { pdf } of parts) {
    // Yields so that other requests are served between parts.
    await nextTurn();
    const added = await PDFDocument.load(pdf, { updateMetadata: false });
    const pages = await whole.copyPages(added, added.getPageIndices());
    for (const page of pages) whole.addPage(page);
    if (pages[0]) firstPages.push(pages[0].ref);
  }
  addOutline(
    whole,
    parts.map((part, index) => ({ title: part.title, page: firstPages[index] })),
  );
  return whole.save({ addDefaultPage: false });
}

/**
 * The library does not support outlines: they are linked lists whose items point to the previous and next one (ISO
 * 32000-1, 12.3.3).
 */
function addOutline(
  { context, catalog }: PDFDocument,
  given: readonly { readonly title: string; readonly page: PDFRef | undefined }[],
): void {
  const items = given.flatMap(({ title, page }) => (page ? [{ title, page, ref: context.nextRef() }] : []));
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return;
  const root = context.nextRef();
  for (const [index, { title, page, ref }] of items.entries()) {
    const item = context.obj({ Parent: root, Dest: [page, 'Fit'] });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    const before = items[index - 1];
    const after = items[index + 1];
    if (before) item.set(PDFName.of('Prev'), before.ref);
    if (after) item.set(PDFName.of('Next'), after.ref);
    context.assign(ref, item);
  }
  const outline = context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref });
  outline.set(PDFName.of('Count'), PDFNumber.of(items.length));
  context.assign(root, outline);
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
