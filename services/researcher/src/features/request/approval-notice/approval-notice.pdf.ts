/** The approval notice as PDF: what was approved, for whom and until when (spec 2 section 7). */
import { requestAnswers, requestType, shownAnswers, type Request } from '@portal/contract';
import { plainText } from '@portal/kit';
import {
  anyScript,
  factTable,
  wordDocument,
  type Content,
  type FactRow,
  type WordDocument,
} from '@portal/kit/pdf';

const day = (moment: string | null): string =>
  moment
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))
    : '–';

/** What stands in the notice, in its order. */
export function noticeContent(request: Request): Content[] {
  const facts: FactRow[] = [
    ['Request', request.sfari_request_id],
    ['Resource', requestType(request.type).label],
    ['Principal investigator', request.owner.display_name],
    ['Institution', request.institution?.display_name ?? '–'],
    ['Project', `${request.project.sfari_project_id} ${request.project.title}`],
    ['Approved on', day(request.decision_date)],
    ['Access until', day(request.expiration_date)],
  ];
  return [
    { text: 'Approval notice', style: 'title' },
    `The request ${request.sfari_request_id} for research resources is approved.`,
    { text: 'Request', style: 'heading' },
    factTable(facts, 130),
    ...answers(request),
    ...writeList(
      'Cohorts',
      request.cohorts.map((cohort) => cohort.display_name),
    ),
    ...writeList(
      'Datasets',
      (request.datasets ?? []).map((dataset) => `${dataset.dataset_id} ${dataset.display_name}`),
    ),
    ...writeList(
      'People with access',
      (request.access_control_list ?? [])
        .filter((entry) => entry.removal_date === null)
        .map((entry) => entry.display_name),
    ),
  ];
}

export const approvalNotice = (request: Request): WordDocument =>
  wordDocument({
    title: `Approval notice ${request.sfari_request_id}`,
    pageSize: 'A4',
    content: noticeContent(request),
    footer: (page, pages) => ({
      text: `${request.sfari_request_id} · page ${page} of ${pages}`,
      alignment: 'center',
      fontSize: 8,
    }),
  });

/** What was asked for, as the form has it. */
function answers({ details }: Request): Content[] {
  const { form, answers: given } = details ? requestAnswers(details) : { form: null, answers: {} };
  if (!form) return [];
  const rows = shownAnswers(form, given).map(({ label, words, isHtml }): FactRow => [
    label,
    (isHtml ? plainText(words) : words) || '–',
  ]);
  return [{ text: 'What was asked for', style: 'heading' }, factTable(rows, 130)];
}

function writeList(heading: string, items: readonly string[]): Content[] {
  if (items.length === 0) return [];
  return [{ text: heading, style: 'heading' }, { ul: items.map((item) => anyScript(item)) }];
}
