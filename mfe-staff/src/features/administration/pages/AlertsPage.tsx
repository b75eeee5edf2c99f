import { LIMITS } from '@portal/contract/limits';
import { chakra, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { administration } from '#texts/administration';
import { AlertForm } from '../components/AlertForm.tsx';
import { AlertLine } from '../components/AlertLine.tsx';
import { BREADCRUMBS } from '../model/breadcrumbs.ts';
import { Panel } from '../components/Panel.tsx';

/** `/administration/alerts`: the messages at the top of every page, with audience and period (spec 1 section 3). */
export function Component() {
  const list = useList('GET /alert-message/', { limit: LIMITS.listMaximum });
  return (
    <Page
      title={administration.alerts}
      breadcrumbs={BREADCRUMBS}
      summary={administration.alertsText}
      width="narrow"
    >
      <Stack gap="6">
        <Panel title={administration.alerts}>
          {list.error ? (
            <RetryPanel title={administration.alerts} error={list.error} onRetry={() => void list.reload()} />
          ) : null}
          {list.isLoading ? <LoadingText /> : null}
          {!list.isLoading && !list.error && list.rows.length === 0 ? (
            <Text>{administration.none}</Text>
          ) : null}
          <chakra.ul listStyleType="none" m="0" p="0">
            {list.rows.map((alert) => (
              <AlertLine alert={alert} key={alert.id} />
            ))}
          </chakra.ul>
        </Panel>
        <Panel title={administration.newAlert}>
          <AlertForm />
        </Panel>
      </Stack>
    </Page>
  );
}
