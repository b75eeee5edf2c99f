import { Stack, Text, LoadingText, IN_ORDER } from '@portal/shared-ui';
import { LIMITS } from '@portal/contract/limits';
import { api, invalidate, useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { administration } from '#texts/administration';
import { AddRow } from '../components/AddRow.tsx';
import { CohortEditor } from '../components/CohortEditor.tsx';
import { BREADCRUMBS } from '../model/breadcrumbs.ts';
import { Panel } from '../components/Panel.tsx';

/**
 * `/administration/cohorts`: the texts about each cohort on the home page and in the footer, and a form for a new
 * cohort.
 */
export function Component() {
  const list = useList('GET /cohort/');
  return (
    <Page
      title={administration.cohorts}
      breadcrumbs={BREADCRUMBS}
      summary={administration.cohortsText}
      width="narrow"
    >
      {list.error ? (
        <RetryPanel title={administration.cohorts} error={list.error} onRetry={() => void list.reload()} />
      ) : null}
      {list.isLoading ? <LoadingText /> : null}
      {!list.isLoading && !list.error && list.rows.length === 0 ? <Text>{administration.none}</Text> : null}
      {/* loads from top to bottom: cohorts above would otherwise move those below */}
      <Stack gap="6" css={IN_ORDER}>
        {list.rows.map((cohort) => (
          <Panel title={cohort.name} key={cohort.id}>
            <CohortEditor id={cohort.id} />
          </Panel>
        ))}
        {/* waits until the content above is known */}
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

/** A new cohort's display name is its name until someone edits it. */
async function addCohort(name: string): Promise<void> {
  await api('POST /cohort/', { body: { name, display_name: name }, quiet: true });
  await invalidate('cohort', 'history');
}
