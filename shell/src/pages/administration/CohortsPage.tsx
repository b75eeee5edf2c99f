import { Stack, Text, LoadingText } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { IN_ORDER } from '../../components/in-order.ts';
import { administration } from '#texts/administration';
import { CohortEditor } from './CohortEditor.tsx';
import { CRUMBS } from './crumbs.ts';
import { Panel } from './Panel.tsx';

/** /administration/cohorts: what the home page and the footer say of each cohort. */
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
      </Stack>
    </Page>
  );
}
