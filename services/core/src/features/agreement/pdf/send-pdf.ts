/** Sends an agreement as people read it: the stored bytes, followed by the signature page. */
import { currentLanguage, wrongState, type Call } from '@portal/kit';
import { FileLost, type FileStore } from '../../../clients/file-store/index.ts';
import { agreementRefusals } from '../../../texts/en/agreement-refusals.ts';
import { attachmentHeader } from '../../file/index.ts';
import type { SignedDocument } from './agreement.pdf.ts';
import { stampAgreement } from './stamp-agreement.ts';

interface PdfCall extends Pick<Call, 'context'> {
  readonly query: { readonly download?: 'true' | 'false' | undefined };
}

/** @throws WRONG_STATE when the stored bytes are missing or do not match the agreement's hash */
export async function sendPdf(
  { context, query }: PdfCall,
  store: FileStore,
  document: SignedDocument & { readonly storageKey: string },
): Promise<{ raw: true }> {
  const { storageKey, ...agreement } = document;
  const pdf = /^[0-9a-f-]{36}$/.test(storageKey)
    ? await store
        .withLocalFile(storageKey, (path) => stampAgreement({ path, agreement, language: currentLanguage() }))
        .catch((error: unknown) => {
          if (error instanceof FileLost) return undefined;
          throw error;
        })
    : undefined;
  if (!pdf) throw wrongState(agreementRefusals.document.unreadable);
  const disposition = attachmentHeader(agreement.name);
  context.set('Content-Type', 'application/pdf');
  context.set('Content-Length', String(pdf.length));
  context.set(
    'Content-Disposition',
    query.download === 'true' ? disposition : disposition.replace('attachment', 'inline'),
  );
  context.set('X-Content-Type-Options', 'nosniff');
  // Pages of the portal show the PDF in a frame; no script of the file may run.
  context.set('Content-Security-Policy', "frame-ancestors 'self'");
  context.body = pdf;
  return { raw: true };
}
