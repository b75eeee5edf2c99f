/** The approval notice as PDF: what was approved, for whom and until when (spec 2 section 7). */
import { requestAnswers, requestType, shownAnswers, type Request } from '@portal/contract';
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import { currentLanguage, inLanguage, plainText, say, translate } from '@portal/kit';
import {
  anyScript,
  factTable,
  wordDocument,
  type Content,
  type FactRow,
  type WordDocument,
} from '@portal/kit/pdf';
import { approvalNoticeWords as words } from '../../../texts/en/approval-notice.ts';

const day = (moment: string | null): string =>
  moment
    ? new Intl.DateTimeFormat(currentLanguage() === SOURCE_LANGUAGE ? 'en-US' : currentLanguage(), {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(moment))
    : '–';

/** What stands in the notice, in its order. */
export function noticeContent(request: Request): Content[] {
  const facts: FactRow[] = [
    [translate(words.request), request.sfari_request_id],
    [translate(words.resource), translate(requestType(request.type).label)],
    [translate(words.investigator), request.owner.display_name],
    [translate(words.institution), request.institution?.display_name ?? '–'],
    [translate(words.project), `${request.project.sfari_project_id} ${request.project.title}`],
    [translate(words.approvedOn), day(request.decision_date)],
    [translate(words.accessUntil), day(request.expiration_date)],
  ];
  return [
    { text: anyScript(translate(words.title)), style: 'title' },
    anyScript(say(words.opening, { code: request.sfari_request_id })),
    { text: anyScript(translate(words.request)), style: 'heading' },
    factTable(facts, 130),
    ...answers(request),
    ...writeList(
      translate(words.cohorts),
      request.cohorts.map((cohort) => cohort.display_name),
    ),
    ...writeList(
      translate(words.datasets),
      (request.datasets ?? []).map((dataset) => `${dataset.dataset_id} ${dataset.display_name}`),
    ),
    ...writeList(
      translate(words.people),
      (request.access_control_list ?? [])
        .filter((entry) => entry.removal_date === null)
        .map((entry) => entry.display_name),
    ),
  ];
}

/** In the language of whoever asks for it; pages are numbered while the file is written, which is after the call. */
export function approvalNotice(request: Request): WordDocument {
  const language = currentLanguage();
  const code = request.sfari_request_id;
  return wordDocument({
    title: say(words.documentTitle, { code }),
    pageSize: 'A4',
    content: noticeContent(request),
    footer: (page, pages) => ({
      text: anyScript(inLanguage(language, () => say(words.page, { code, page, pages }))),
      alignment: 'center',
      fontSize: 8,
    }),
  });
}

/** What was asked for, as the form has it. */
function answers({ details }: Request): Content[] {
  const { form, answers: given } = details ? requestAnswers(details) : { form: null, answers: {} };
  if (!form) return [];
  const rows = shownAnswers(form, given).map(({ label, words: answer, isHtml }): FactRow => [
    translate(label),
    (isHtml ? plainText(answer) : answer) || '–',
  ]);
  return [{ text: anyScript(translate(words.answers)), style: 'heading' }, factTable(rows, 130)];
}

function writeList(heading: string, items: readonly string[]): Content[] {
  if (items.length === 0) return [];
  return [{ text: anyScript(heading), style: 'heading' }, { ul: items.map((item) => anyScript(item)) }];
}
