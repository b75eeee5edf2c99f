import { useState } from 'react';
import { Box, Button, fill, Flex, StatusBadge, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { administration } from '#texts/administration';
import { AlertForm } from './AlertForm.tsx';
import { makeDraft, newBody, type AlertRow } from '../model/alert-draft.ts';
import { describeAudience, describePeriod, describeState } from '../model/alert-words.ts';
import { Failure } from './Panel.tsx';
import { readAlert } from '../api/read-alert.ts';
import { useUndo, useWrite, useWriteSteps } from '@portal/shared-ui/write';

const ALERT_READS = ['alert-message', 'history'];

/** One alert with its actions. */
export function AlertLine({ alert }: { alert: AlertRow }) {
  const [edited, setEdited] = useState<Awaited<ReturnType<typeof readAlert>> | null>(null);
  const opening = useWriteSteps();
  const undo = useUndo('POST /alert-message/', { invalidates: ALERT_READS });
  const removal = useWrite('DELETE /alert-message/{id}/', {
    invalidates: ALERT_READS,
    isRemoval: true,
    failureTitle: true,
    done: {
      title: fill(administration.removed, { message: alert.message }),
      undo: undo(
        {
          // sends the row's own times, because the form's times have no seconds
          body: { ...newBody(makeDraft(alert)), starts_at: alert.starts_at, ends_at: alert.ends_at },
        },
        fill(administration.restored, { message: alert.message }),
      ),
    },
  });
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} py="4">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box minW="0" flex="1 1 16rem">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {alert.message}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {administration.kinds[alert.alertType]} · {describeAudience(alert)} · {describePeriod(alert)}
          </Text>
        </Box>
        <Flex gap="3" align="center" wrap="wrap">
          <StatusBadge tone={alert.current ? 'success' : 'closed'}>{describeState(alert)}</StatusBadge>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={fill(administration.changeOf, { message: alert.message })}
            loading={opening.isBusy}
            onClick={() => void opening.run(async () => setEdited(await readAlert(alert.id)))}
          >
            {administration.change}
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={fill(administration.removeOf, { message: alert.message })}
            loading={removal.isBusy}
            onClick={() => void removal.send({ params: { id: alert.id } })}
          >
            {administration.remove}
          </Button>
        </Flex>
      </Flex>
      {opening.general ? <Failure>{opening.general}</Failure> : null}
      {edited ? (
        <Modal isOpen title={administration.changeTitle} size="lg" onClose={() => setEdited(null)}>
          <AlertForm alert={edited.data} etag={edited.etag} onSaved={() => setEdited(null)} />
        </Modal>
      ) : null}
    </Box>
  );
}
