import { fill, formatDate, formatDateTime, Text } from '@portal/shared-ui';
import { readEveryRow, useApi, useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { CRUMBS } from '../../administration/api/crumbs.ts';
import { RunDetails } from '../components/RunDetails.tsx';
import { nameTask, RUN_COLUMNS, type NightlyRun } from '../components/run-columns.tsx';
import { nightlyRuns as words } from '#texts/nightly-runs';

const STATES = Object.entries(words.states);
const showDetails = ({ id }: NightlyRun) => <RunDetails id={id} />;

/** /nightly-runs: what ran in each night, what it did, what failed, and when the next one begins (decision 379). */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: '-day',
    filters: { task: '', state: '' },
  });
  const list = useList('GET /nightly-run/', query);
  const { data: plan } = useApi('GET /nightly-plan/');
  const tasks = (plan?.tasks ?? Object.keys(words.tasks)).map((task) => [task, nameTask(task)] as const);
  return (
    <Page title={words.title} breadcrumbs={CRUMBS} summary={words.summary}>
      <Text mb="4" minH="6">
        {plan ? fill(words.plan, { day: formatDate(plan.day), next: formatDateTime(plan.next) }) : ''}
      </Text>
      <DataTable
        caption={words.title}
        columns={RUN_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(run) => String(run.id)}
        rowLabel={(run) => `${nameTask(run.task)}, ${formatDate(run.day)}`}
        details={showDetails}
        filters={
          <>
            <ChoiceFilter
              label={words.task}
              value={state.filters['task'] ?? ''}
              options={tasks}
              onChange={(value) => setFilter('task', value)}
            />
            <ChoiceFilter
              label={words.state}
              value={state.filters['state'] ?? ''}
              options={STATES}
              onChange={(value) => setFilter('state', value)}
            />
          </>
        }
        exportRows={() => readEveryRow('GET /nightly-run/', query)}
        storageKey="nightly-runs"
        empty={{ title: words.emptyTitle, description: words.emptyText }}
      />
    </Page>
  );
}
