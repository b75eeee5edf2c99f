/** Checks a PDF in a worker thread, and turns the verdict into a refusal text. */
import { AppError, invalid } from '@portal/kit';
import { TaskStopped, createTaskThreads } from '@portal/kit/threads';
import { fileRefusals } from '../../../texts/en/file-refusals.ts';
import type { PdfCheck, PdfVerdict } from './verdict.ts';

const checkInThread = createTaskThreads<PdfCheck, PdfVerdict>(
  new URL('check-pdf.thread.ts', import.meta.url),
  { time: 10_000, memory: 512, atOnce: 2, waiting: 20 },
  (verdict) => verdict === 'fine',
);

const REFUSALS: Readonly<Record<Exclude<PdfVerdict, 'fine'>, string>> = {
  active: fileRefusals.pdf.active,
  encrypted: fileRefusals.pdf.encrypted,
  unreadable: fileRefusals.pdf.unreadable,
};
const TOO_MUCH = fileRefusals.pdf.slow;

/** @throws 400 unless the file only shows pages; 503 when too many checks wait */
export async function refuseUnsafePdf(check: PdfCheck): Promise<void> {
  const verdict = await checkInThread(check).catch((error: unknown) => {
    if (!(error instanceof TaskStopped)) throw error;
    if (error.reason !== 'busy') throw invalid({ file: [TOO_MUCH] });
    throw new AppError('SERVICE_UNAVAILABLE', fileRefusals.pdf.busy, {
      cause: error,
    });
  });
  if (verdict !== 'fine') throw invalid({ file: [REFUSALS[verdict]] });
}
