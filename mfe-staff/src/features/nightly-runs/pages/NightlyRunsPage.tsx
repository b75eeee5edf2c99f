import { Box, Button, fill, formatDate, formatDateTime, Text } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { AttentionLine } from '../../attention/components/Attention.tsx';
import { BREADCRUMBS } from '../../administration/model/breadcrumbs.ts';
import { RunDetails } from '../components/RunDetails.tsx';
import type { NightlyRun } from '../model/merge-runs.ts';
import { useNightlyRuns } from '../api/use-nightly-runs.ts';
import { nameTask, RUN_COLUMNS } from '../components/run-columns.tsx';
import { nightlyRuns as words } from '#texts/nightly-runs';

const STATES = Object.entries(words.states);
const showDetails = ({ id, service }: NightlyRun) => <RunDetails id={id} service={service} />;

/**
 * `/nightly-runs`: the runs of each day with results and failures, and the start of the next one (decision 379). The
 * list merges the runs of all services; if a service is down, the page says that its part is missing (decision 391).
 */
export function Component() {
  const handle = useTableState({ ordering: '-day', filters: { task: '', state: '', is_idle: '' } });
  const { state, onStateChange, setFilter } = handle;
  const { list, missing, plan, tasks, readAll, idleCount, showsIdle, setShowsIdle } = useNightlyRuns(handle);
  return (
    <Page title={words.title} breadcrumbs={BREADCRUMBS} summary={words.summary}>
      <AttentionLine area="night" />
      <Text mb="4" minH="6">
        {plan ? fill(words.plan, { next: formatDateTime(plan.next) }) : ''}
        {idleCount > 0 ? (
          <>
            {' '}
            {fill(words.idle, { count: idleCount })}{' '}
            <Button variant="plain" size="sm" p="0" h="auto" onClick={() => setShowsIdle(true)}>
              {words.showIdle}
            </Button>
          </>
        ) : null}
        {showsIdle ? (
          <Button variant="plain" size="sm" p="0" h="auto" ms="1" onClick={() => setShowsIdle(false)}>
            {words.hideIdle}
          </Button>
        ) : null}
      </Text>
      {missing.map(({ service, list: part }) => (
        <Box key={service} mb="4">
          <RetryPanel
            title={words.partMissing[service]}
            error={part.error}
            onRetry={() => void part.reload()}
          />
        </Box>
      ))}
      <DataTable
        caption={words.title}
        columns={RUN_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(run) => `${run.service}-${run.id}`}
        rowLabel={(run) => `${nameTask(run.task)}, ${formatDate(run.day)}`}
        details={showDetails}
        filters={
          <>
            <ChoiceFilter
              label={words.task}
              value={state.filters['task'] ?? ''}
              options={tasks.map((task) => [task, nameTask(task)] as const)}
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
        exportRows={readAll}
        storageKey="nightly-runs"
        empty={
          idleCount > 0
            ? { title: words.onlyIdleTitle, description: words.onlyIdleText }
            : { title: words.emptyTitle, description: words.emptyText }
        }
      />
    </Page>
  );
}
