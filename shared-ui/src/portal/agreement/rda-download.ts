import { readRoleCookie } from '../data/index.ts';

/** Which document: the agreement of an institution, or that of a tissue request. */
export type PdfKind = 'agreement' | 'transfer-agreement';

/** URL of an agreement's PDF with its signatures; the session cookie authorizes it. */
export function pdfAddress(id: string, download = false, kind: PdfKind = 'agreement'): string {
  const query = new URLSearchParams(download ? { download: 'true' } : {});
  const role = readRoleCookie();
  if (role) query.set('role', role);
  return `/api/${kind}/${id}/pdf/${query.size > 0 ? `?${query}` : ''}`;
}

/** Fetches the PDF first, so that a refusal shows a modal and not a page of raw text. @throws when there is no PDF */
export async function downloadPdf(id: string, name: string, kind?: PdfKind): Promise<void> {
  const answer = await fetch(pdfAddress(id, true, kind), { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`the PDF was refused with ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
