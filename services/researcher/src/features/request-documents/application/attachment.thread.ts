import { PDFDocument } from '@cantoo/pdf-lib';
import { answerTask } from '@portal/kit/threads';
import { attachmentPages } from './attachment-pages.ts';
import type { AttachmentTask } from './attachment-threads.ts';

answerTask(async (input) => {
  const task = input as AttachmentTask;
  return task.kind === 'pages' ? attachmentPages(task.bytes) : { pdf: await joinPdfs(task.pdfs) };
});

/** Joins the PDFs into one; title and language are those of the first. */
async function joinPdfs([first, ...more]: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = first
    ? await PDFDocument.load(first, { updateMetadata: false })
    : await PDFDocument.create({ updateMetadata: false });
  for (const bytes of more) {
    const added = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const page of await whole.copyPages(added, added.getPageIndices())) whole.addPage(page);
  }
  return whole.save({ addDefaultPage: false });
}
