/** The columns of the report. */
import {
  awaitsReviews,
  chooseRubric,
  REQUEST_STATUS_LABELS,
  REQUEST_TYPE_LABELS,
  REVIEWER_ROLE_LABELS,
  type SummaryFact,
  type SummaryText,
  formatSummaryValue,
} from '@portal/contract';
import { say, translate } from '@portal/kit';
import { matchReport as words } from '../../texts/en/match-report.ts';
import type { CycleRow } from './cycle.ts';
import type { Cell, SheetColumn } from './workbook.ts';

type Column = SheetColumn<CycleRow>;

/** ISO format, which spreadsheets sort correctly. */
const formatDay = (moment: string | null): string => moment?.slice(0, 10) ?? '';
const formatFact =
  (name: SummaryFact | SummaryText) =>
  ({ summary }: CycleRow): string =>
    formatSummaryValue(summary, name, { words: translate, day: formatDay });
const round = (average: number | null | undefined): Cell =>
  typeof average === 'number' ? Math.round(average * 100) / 100 : null;

const latest = ({ scores }: CycleRow) => scores.quarters[0];

/** Built for each report, since labels are in the requester's language. */
export function reportColumns(): Column[] {
  const { columns: heads } = words;
  const column = (heading: string, width: number, value: Column['value']): Column => ({
    heading: translate(heading),
    width,
    value,
  });
  return [
    column(heads.request, 14, ({ summary }) => summary.request.sfari_request_id),
    column(heads.type, 22, ({ summary }) => translate(REQUEST_TYPE_LABELS[summary.request.type])),
    column(heads.status, 22, ({ summary }) => translate(REQUEST_STATUS_LABELS[summary.request.status])),
    column(heads.submitted, 12, ({ submitted }) => formatDay(submitted)),
    column(heads.due, 12, (row) =>
      awaitsReviews(row.summary.request.status) ? formatFact('due_date')(row) : null,
    ),
    column(heads.ids, 20, formatFact('rm_ids')),
    column(heads.title, 44, formatFact('scientific_title')),
    column(heads.investigator, 24, formatFact('principalInvestigator')),
    column(heads.email, 28, formatFact('email')),
    column(heads.institution, 28, formatFact('institution')),
    column(heads.cohort, 18, formatFact('cohort')),
    column(heads.region, 18, formatFact('region')),
    column(heads.categories, 28, formatFact('category')),
    column(heads.studyType, 24, formatFact('study_type')),
    column(heads.irb, 18, formatFact('irb_status')),
    column(heads.genetic, 12, formatFact('genetic_request')),
    column(heads.time, 24, formatFact('time_required')),
    column(heads.reviewers, 48, formatReviewers),
    column(heads.quarter, 12, (row) => latest(row)?.quarter ?? null),
    column(heads.submittedReviews, 12, (row) => latest(row)?.scores.length ?? 0),
    ...chooseRubric(4, null).criteria.map(({ key, label }) =>
      column(label, 12, (row) => round(latest(row)?.averages[key])),
    ),
    column(heads.total, 10, (row) => round(latest(row)?.total)),
    column(heads.recommendations, 32, (row) =>
      (latest(row)?.scores ?? []).map(({ reviewer_decision: decision }) => decision ?? '–').join(', '),
    ),
  ];
}

const formatReviewers = ({ scores }: CycleRow): string =>
  scores.reviewers
    .map(({ reviewer, reviewer_role: role, progress }) =>
      say(words.reviewer, {
        name: reviewer.display_name,
        role: translate(REVIEWER_ROLE_LABELS[role]),
        progress,
      }),
    )
    .join('; ');
