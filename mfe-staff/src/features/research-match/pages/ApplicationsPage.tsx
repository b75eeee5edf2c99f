import { RECONTACTING_COHORTS } from '@portal/contract/match-tabs';
import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS, REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { Input } from '@portal/shared-ui';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { matchDetails } from '@portal/shared-ui/request-queue';
import { useSessionUser } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { MATCH_CENTRE } from '../model/tabs.ts';
import { APPLICATION_COLUMNS } from '../components/columns.tsx';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.applications;
const RM_ID = 'recontacting__summary__rm_ids__rm_id__contains';
const COHORTS = RECONTACTING_COHORTS.map((cohort) => [cohort, cohort] as const);
const STATUSES = Object.entries(REQUEST_STATUS_LABELS).filter(
  ([status]) => Number(status) !== REQUEST_STATUS.CREATED,
);

/** All Research Match applications (spec 3 section 2.3). */
export function Component() {
  const user = useSessionUser();
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: '-submission_date',
    filters: {
      status: '',
      recontacting_cohort: '',
      reviews__user__in: '',
      reviews__user__isnull: '',
      [RM_ID]: '',
    },
  });
  const list = useList('GET /rm-application/', { ...query, grouping: 'status' });
  const assigned = state.filters['reviews__user__isnull']
    ? 'none'
    : state.filters['reviews__user__in']
      ? 'mine'
      : '';

  return (
    <Page
      title={words.title}
      breadcrumbs={[
        { label: researchMatch.start.home, to: '/' },
        { label: researchMatch.start.kinds.research_match.crumb, to: MATCH_CENTRE },
      ]}
      summary={words.summary}
    >
      <DataTable
        caption={words.title}
        columns={APPLICATION_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/request/${row.id}/`}
        rowLabel={(row) => row.sfari_request_id}
        details={matchDetails}
        searchLabel={researchMatch.review.searchLabel}
        filters={
          <>
            <ChoiceFilter
              label={words.status}
              value={state.filters['status'] ?? ''}
              options={STATUSES}
              counts={list.groups['status'] ?? {}}
              onChange={(value) => setFilter('status', value)}
            />
            <ChoiceFilter
              label={words.cohort}
              value={state.filters['recontacting_cohort'] ?? ''}
              options={COHORTS}
              onChange={(value) => setFilter('recontacting_cohort', value)}
            />
            <ChoiceFilter
              label={words.reviewers}
              value={assigned}
              options={[
                ['none', words.unassigned],
                ['mine', words.mine],
              ]}
              onChange={(value) =>
                onStateChange({
                  ...state,
                  page: 1,
                  filters: {
                    ...state.filters,
                    reviews__user__isnull: value === 'none' ? 'true' : '',
                    reviews__user__in: value === 'mine' ? String(user.id) : '',
                  },
                })
              }
            />
            <Input
              aria-label={words.rmId}
              placeholder={words.rmId}
              size="sm"
              w="9rem"
              value={state.filters[RM_ID] ?? ''}
              onChange={({ target }) => setFilter(RM_ID, target.value.toUpperCase())}
            />
          </>
        }
        storageKey="research-match-applications"
        exportRows={() => readEveryRow('GET /rm-application/', query)}
        empty={{ title: MESSAGES.noEntries, description: words.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
