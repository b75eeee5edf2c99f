import { Stack, Text, LoadingText, IN_ORDER } from '@portal/shared-ui';
import { LIMITS } from '@portal/contract/limits';
import { api, invalidate, useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { administration } from '#texts/administration';
import { AddRow } from '../components/AddRow.tsx';
import { CohortEditor } from '../components/CohortEditor.tsx';
import { CRUMBS } from '../model/crumbs.ts';
import { Panel } from '../components/Panel.tsx';

/** /administration/cohorts: what the home page and the footer say of each cohort, and a new one. */
export function Component() {
  const list = useList('GET /cohort/');
  return (
    <Page
      title={administration.cohorts}
      breadcrumbs={CRUMBS}
      summary={administration.cohortsText}
      width="narrow"
    >
      {list.error ? (
        <RetryPanel title={administration.cohorts} error={list.error} onRetry={() => void list.reload()} />
      ) : null}
      {list.isLoading ? <LoadingText /> : null}
      {!list.isLoading && !list.error && list.rows.length === 0 ? <Text>{administration.none}</Text> : null}
      {/* from top to bottom: a cohort that comes first would be moved by those above it */}
      <Stack gap="6" css={IN_ORDER}>
        {list.rows.map((cohort) => (
          <Panel title={cohort.name} key={cohort.id}>
            <CohortEditor id={cohort.id} />
          </Panel>
        ))}
        {/* once it is known what is above it */}
        {list.isLoading ? null : (
          <Panel title={administration.addCohort}>
            <AddRow
              label={administration.cohortName}
              help={administration.cohortNameHelp}
              field="name"
              maxLength={LIMITS.institutionName}
              button={administration.addCohort}
              onAdd={addCohort}
            />
          </Panel>
        )}
      </Stack>
    </Page>
  );
}

/** It is called by its name until someone writes more of it. */
async function addCohort(name: string): Promise<void> {
  await api('POST /cohort/', { body: { name, display_name: name }, quiet: true });
  await invalidate('cohort', 'history');
}
