/** Adds the signature page in a worker thread, because an uploaded document may be of any length. */
import type { Language } from '@portal/contract/language';
import { AppError } from '@portal/kit';
import { TaskStopped, createTaskThreads } from '@portal/kit/threads';
import { agreementRefusals } from '../../../texts/en/agreement-refusals.ts';
import type { SignedDocument } from './agreement.pdf.ts';

export interface StampTask {
  readonly path: string;
  readonly agreement: SignedDocument;
  /** Language of the reader, for the signature page only. */
  readonly language: Language;
}
export interface Stamped {
  /** Undefined when the stored bytes do not match the agreement's hash. */
  readonly pdf: Uint8Array | undefined;
}

const stampInThread = createTaskThreads<StampTask, Stamped>(new URL('stamp.thread.ts', import.meta.url), {
  time: 30_000,
  memory: 512,
  atOnce: 2,
  waiting: 50,
});

/** @throws 503 when it takes too long or too many tasks wait */
export async function stampAgreement(task: StampTask): Promise<Buffer | undefined> {
  const { pdf } = await stampInThread(task).catch((error: unknown) => {
    if (!(error instanceof TaskStopped)) throw error;
    throw new AppError('SERVICE_UNAVAILABLE', agreementRefusals.document.slow, {
      cause: error,
    });
  });
  return pdf && Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
}
