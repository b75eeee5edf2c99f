import { RECONTACTING_COHORTS } from '@portal/contract/match-tabs';
import { REQUEST_STATUS, REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { Input } from '@portal/shared-ui';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { matchDetails } from '@portal/shared-ui/request-queue';
import { useSessionUser } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable } from '@portal/shared-ui/table';
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
  const { table, choose, setFilters } = useFilteredList('GET /rm-application/', {
    ordering: '-submission_date',
    filters: {
      status: '',
      recontacting_cohort: '',
      reviews__user__in: '',
      reviews__user__isnull: '',
      [RM_ID]: '',
    },
    grouping: 'status',
  });
  const rmId = choose(RM_ID);
  const assigned = choose('reviews__user__isnull').value
    ? 'none'
    : choose('reviews__user__in').value
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
        {...table}
        caption={words.title}
        columns={APPLICATION_COLUMNS}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/request/${row.id}/`}
        rowLabel={(row) => row.sfari_request_id}
        details={matchDetails}
        searchLabel={researchMatch.review.searchLabel}
        filters={
          <>
            <ChoiceFilter label={words.status} options={STATUSES} {...choose('status')} />
            <ChoiceFilter label={words.cohort} options={COHORTS} {...choose('recontacting_cohort')} />
            <ChoiceFilter
              label={words.reviewers}
              value={assigned}
              options={[
                ['none', words.unassigned],
                ['mine', words.mine],
              ]}
              onChange={(value) =>
                setFilters({
                  reviews__user__isnull: value === 'none' ? 'true' : '',
                  reviews__user__in: value === 'mine' ? String(user.id) : '',
                })
              }
            />
            <Input
              aria-label={words.rmId}
              placeholder={words.rmId}
              size="sm"
              w={{ base: 'full', sm: '9rem' }}
              value={rmId.value}
              onChange={({ target }) => rmId.onChange(target.value.toUpperCase())}
            />
          </>
        }
        storageKey="research-match-applications"
        empty={{ description: words.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
