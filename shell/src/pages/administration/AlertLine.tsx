import { useState } from 'react';
import { ROLE_LABELS } from '@portal/contract/roles';
import { Box, Button, fill, Flex, formatDateTime, StatusBadge, Text } from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { administration } from '#texts/administration';
import { AlertForm } from './AlertForm.tsx';
import type { AlertRow } from './alert-draft.ts';
import { useSave } from './use-save.ts';

/** One message, with what can be done to it. */
export function AlertLine({ alert }: { alert: AlertRow }) {
  const [isAsked, setAsked] = useState(false);
  const [isEdited, setEdited] = useState(false);
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
          aria-label={fill(administration.changeOf, { message: alert.message })}
          onClick={() => setEdited(true)}
        >
          {administration.change}
        </Button>
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
      {isEdited ? (
        <Modal isOpen title={administration.changeTitle} size="lg" onClose={() => setEdited(false)}>
          <AlertForm alert={alert} onSaved={() => setEdited(false)} />
        </Modal>
      ) : null}
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
