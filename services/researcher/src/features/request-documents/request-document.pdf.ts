/** Parts shared by documents about a request: its facts, answers and lists, and the footer of each page. */
import { requestAnswers, requestType, shownAnswers, type Request } from '@portal/contract';
import { getLocale } from '@portal/contract/language';
import { currentLanguage, inLanguage, plainText, say, translate } from '@portal/kit';
import {
  anyScript,
  factTable,
  wordDocument,
  type Content,
  type FactRow,
  type WordDocument,
} from '@portal/kit/pdf';
import { requestDocumentWords as words } from '../../texts/en/request-document.ts';

const NAME_WIDTH = 130;

/** A date in words, in the caller's language. */
export const formatDay = (moment: string | null): string =>
  moment
    ? new Intl.DateTimeFormat(getLocale(currentLanguage()), {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(moment))
    : '–';

export const titleContent = (title: string): Content => ({ text: anyScript(title), style: 'title' });
export const headingContent = (heading: string): Content => ({ text: anyScript(heading), style: 'heading' });
export const factContent = (rows: readonly FactRow[]): Content => factTable(rows, NAME_WIDTH);

/** Who asks for what; facts of only one document come after the common ones. */
export const requestFacts = (
  request: Request,
  { status = [], more }: { status?: readonly FactRow[]; more: readonly FactRow[] },
): Content =>
  factContent([
    [translate(words.request), request.sfari_request_id],
    [translate(words.resource), translate(requestType(request.type).label)],
    ...status,
    [translate(words.investigator), request.owner.display_name],
    [translate(words.institution), request.institution?.display_name ?? '–'],
    [translate(words.project), `${request.project.sfari_project_id} ${request.project.title}`],
    ...more,
  ]);

/** The request's answers in the order of the form, then cohorts, datasets and, under `teamHeading`, the people. */
export const askedContent = (request: Request, teamHeading: string): Content[] => [
  ...answerContent(request),
  ...listContent(
    translate(words.cohorts),
    request.cohorts.map((cohort) => cohort.display_name),
  ),
  ...listContent(
    translate(words.datasets),
    (request.datasets ?? []).map((dataset) => `${dataset.dataset_id} ${dataset.display_name}`),
  ),
  ...listContent(
    teamHeading,
    (request.access_control_list ?? [])
      .filter((entry) => entry.removal_date === null)
      .map((entry) => entry.display_name),
  ),
];

function answerContent({ details }: Request): Content[] {
  const { form, answers: given } = details ? requestAnswers(details) : { form: null, answers: {} };
  if (!form) return [];
  const rows = shownAnswers(form, given).map(({ label, words: answer, isHtml }): FactRow => [
    translate(label),
    (isHtml ? plainText(answer) : answer) || '–',
  ]);
  return [headingContent(translate(words.answers)), factContent(rows)];
}

/** Items under a heading; empty if there are no items. */
function listContent(heading: string, items: readonly string[]): Content[] {
  if (items.length === 0) return [];
  return [headingContent(heading), { ul: items.map((item) => anyScript(item)) }];
}

/** Captures the caller's language, because pages are numbered while the file is written, after the call has ended. */
export function requestDocument(request: Request, title: string, content: Content[]): WordDocument {
  const language = currentLanguage();
  const code = request.sfari_request_id;
  return wordDocument({
    title,
    pageSize: 'A4',
    content,
    footer: (page, pages) => ({
      text: anyScript(inLanguage(language, () => say(words.page, { code, page, pages }))),
      alignment: 'center',
      fontSize: 8,
    }),
  });
}
