/** Asks a thread about a PDF, and says what is found in words. */
import { AppError, invalid } from '@portal/kit';
import { TaskStopped, createTaskThreads } from '@portal/kit/threads';
import type { PdfCheck, PdfVerdict } from './verdict.ts';

const checkInThread = createTaskThreads<PdfCheck, PdfVerdict>(
  new URL('check-pdf.thread.ts', import.meta.url),
  { time: 10_000, memory: 512, atOnce: 2, waiting: 20 },
);

const REFUSALS: Readonly<Record<Exclude<PdfVerdict, 'fine'>, string>> = {
  active:
    'This PDF holds scripts, other files or links that open by themselves. Please print it to a new PDF and upload that',
  encrypted:
    'This PDF is encrypted or asks for a password. Please save it without protection and upload that',
  unreadable: 'This PDF cannot be read. Please print it to a new PDF and upload that',
};
const TOO_MUCH = 'This PDF takes too long to check. Please print it to a new PDF and upload that';

/** @throws 400 unless the file shows pages and does nothing else; 503 when too many wait */
export async function refuseUnsafePdf(check: PdfCheck): Promise<void> {
  const verdict = await checkInThread(check).catch((error: unknown) => {
    if (!(error instanceof TaskStopped)) throw error;
    if (error.reason !== 'busy') throw invalid({ file: [TOO_MUCH] });
    throw new AppError('SERVICE_UNAVAILABLE', 'Many files are being checked. Please try again in a minute', {
      cause: error,
    });
  });
  if (verdict !== 'fine') throw invalid({ file: [REFUSALS[verdict]] });
}
