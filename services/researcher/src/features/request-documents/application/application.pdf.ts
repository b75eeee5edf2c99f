/**
 * The application as PDF: who asks for what, the answers in the form's version used, the team, and then the pages of
 * its files (spec 2 section 7).
 */
import { REQUEST_STATUS_LABELS, type Request } from '@portal/contract';
import { say, translate, type CallerOf } from '@portal/kit';
import { anyScript, type Content, type FactRow } from '@portal/kit/pdf';
import type { FileClient } from '../../../clients/file.client.ts';
import { applicationWords as words } from '../../../texts/en/application.ts';
import {
  askedContent,
  factContent,
  headingContent,
  requestDocument,
  requestFacts,
  formatDay,
  titleContent,
} from '../request-document.pdf.ts';
import type { Attachment } from './attachment.ts';
import { joinInThread } from './attachment-threads.ts';
import { namedFiles, readAttachments } from './read-attachments.ts';

/** The contents before the pages of files, in order. */
export const applicationContent = (request: Request, attachments: readonly Attachment[]): Content[] => [
  titleContent(translate(words.title)),
  requestFacts(request, {
    status: [[translate(words.status), translate(REQUEST_STATUS_LABELS[request.status])]],
    more: [[translate(words.submittedOn), formatDay(request.submission_date)]],
  }),
  ...askedContent(request, translate(words.team)),
  ...fileContent(attachments),
];

function fileContent(attachments: readonly Attachment[]): Content[] {
  if (attachments.length === 0) return [];
  const rows = attachments.map((file): FactRow => [
    file.name,
    'fault' in file ? translate(words.notAppended[file.fault]) : say(words.appended, { pages: file.pages }),
  ]);
  const hasAttachments = attachments.some((file) => !('fault' in file));
  return [
    headingContent(translate(words.files)),
    ...(hasAttachments
      ? [{ text: anyScript(translate(words.filesInOrder)), margin: [0, 0, 0, 6] } as Content]
      : []),
    factContent(rows),
  ];
}

/** Writes the document. A file that cannot be appended is listed with the reason. */
export async function applicationPdf(call: CallerOf, request: Request, files: FileClient): Promise<Buffer> {
  const write = async (attachments: readonly Attachment[]): Promise<Buffer> => {
    const title = say(words.documentTitle, { code: request.sfari_request_id });
    const document = requestDocument(request, title, applicationContent(request, attachments));
    return Buffer.from(await document.getBuffer());
  };
  const attachments = await readAttachments(call, namedFiles(request), files);
  const own = await write(attachments);
  const pdfs = attachments.flatMap((file) => ('fault' in file ? [] : [file.pdf]));
  if (pdfs.length === 0) return own;
  const whole = await joinInThread([own, ...pdfs]);
  if (whole) return Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength);
  return write(
    attachments.map((file) => ('fault' in file ? file : { name: file.name, fault: 'busy' as const })),
  );
}
