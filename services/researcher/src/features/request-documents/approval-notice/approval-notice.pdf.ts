/** The approval notice as PDF: what was approved, for whom and until when (spec 2 section 7). */
import type { Request } from '@portal/contract';
import { say, translate } from '@portal/kit';
import { anyScript, type Content, type WordDocument } from '@portal/kit/pdf';
import { approvalNoticeWords as words } from '../../../texts/en/approval-notice.ts';
import { requestDocumentWords } from '../../../texts/en/request-document.ts';
import {
  askedContent,
  headingContent,
  requestDocument,
  requestFacts,
  formatDay,
  titleContent,
} from '../request-document.pdf.ts';

/** The contents of the notice, in order. */
export const noticeContent = (request: Request): Content[] => [
  titleContent(translate(words.title)),
  anyScript(say(words.opening, { code: request.sfari_request_id })),
  headingContent(translate(requestDocumentWords.request)),
  requestFacts(request, {
    more: [
      [translate(words.approvedOn), formatDay(request.decision_date)],
      [translate(words.accessUntil), formatDay(request.expiration_date)],
    ],
  }),
  ...askedContent(request, translate(words.people)),
];

export const approvalNotice = (request: Request): WordDocument =>
  requestDocument(
    request,
    say(words.documentTitle, { code: request.sfari_request_id }),
    noticeContent(request),
  );
