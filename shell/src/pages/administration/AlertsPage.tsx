import { useState } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { ROLE_LABELS } from '@portal/contract/roles';
import {
  Box,
  Button,
  chakra,
  fill,
  Flex,
  formatDateTime,
  LoadingText,
  Stack,
  StatusBadge,
  Text,
} from '@portal/shared-ui';
import { api, invalidate, useList, type RowOf } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { administration } from '#texts/administration';
import { AlertForm } from './AlertForm.tsx';
import { CRUMBS } from './crumbs.ts';
import { Panel } from './Panel.tsx';
import { useSave } from './use-save.ts';

type AlertRow = RowOf<'GET /alert-message/'>;

/** /administration/alerts: what is shown at the top of every page, to whom and how long (spec 1 section 3). */
export function Component() {
  const list = useList('GET /alert-message/', { limit: LIMITS.listMaximum });
  return (
    <Page
      title={administration.alerts}
      breadcrumbs={CRUMBS}
      summary={administration.alertsText}
      width="narrow"
    >
      <Stack gap="6">
        <Panel title={administration.newAlert}>
          <AlertForm />
        </Panel>
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
      </Stack>
    </Page>
  );
}

function AlertLine({ alert }: { alert: AlertRow }) {
  const [isAsked, setAsked] = useState(false);
  const { save, isSaving, general } = useSave();
  const remove = async () => {
    const isGone = await save(() =>
      api('DELETE /alert-message/{id}/', { params: { id: alert.id }, quiet: true }),
    );
    if (!isGone) return;
    setAsked(false);
    await invalidate('alert-message');
  };
  const audience = alert.audience.map((role) => ROLE_LABELS[role]).join(', ');
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} py="4">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box minW="0" flex="1 1 16rem">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {alert.message}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {administration.kinds[alert.alertType]} · {audience || administration.everybody} ·{' '}
            {fill(administration.period, {
              from: formatDateTime(alert.starts_at),
              until: alert.ends_at ? formatDateTime(alert.ends_at) : administration.openEnd,
            })}
          </Text>
        </Box>
        <StatusBadge tone={alert.current ? 'success' : 'closed'}>
          {alert.current ? administration.currentNow : administration.notNow}
        </StatusBadge>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={fill(administration.removeOf, { message: alert.message })}
          onClick={() => setAsked(true)}
        >
          {administration.remove}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsked}
        title={administration.removeTitle}
        consequence={fill(administration.removeText, { message: alert.message })}
        confirmLabel={administration.remove}
        cancelLabel={administration.keep}
        isDestructive
        isBusy={isSaving}
        error={general}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      />
    </Box>
  );
}
