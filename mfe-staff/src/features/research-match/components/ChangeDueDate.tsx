import { dueDateRange } from '@portal/contract/review-windows';
import { Button, fill, formatDate, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { DateField } from '@portal/shared-ui/date-input';
import { useApi } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.window;

/** Another due date for a window that is open, at the version that the dialog shows (decision 325). */
export function ChangeDueDate({ id, onClose }: { id: number; onClose: () => void }) {
  const { time_zone: timeZone } = useBranding();
  const [range] = useState(() => dueDateRange(new Date(), timeZone));
  const read = useApi('GET /review-window/{id}/', { params: { id }, silent: true });
  const { send, isBusy, findError, general } = useWrite('PATCH /review-window/{id}/', {
    read,
    isSilent: true,
    invalidates: ['review-window', 'rm-application', 'request', 'review', 'workload', 'history'],
    words: { STALE: words.stale },
    done: words.changed,
    onDone: onClose,
  });
  /** null while nobody types: then the box has the day that counts. */
  const [typed, setTyped] = useState<string | null>(null);
  const window = read.data;
  const day = typed ?? window?.due_date ?? '';
  return (
    <Modal
      isOpen
      title={window ? fill(words.title, { quarter: window.quarter }) : words.change}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            loading={isBusy}
            disabled={!window || day === '' || day === window.due_date}
            onClick={() => void send({ params: { id }, body: { due_date: day } })}
          >
            {words.save}
          </Button>
        </>
      }
    >
      {window ? (
        <Stack gap="4">
          <Text>{fill(words.consequence, { day: formatDate(window.due_date) })}</Text>
          <DateField
            label={words.due}
            value={day}
            min={range.from}
            max={range.to}
            error={findError('due_date')}
            onChange={setTyped}
          />
          {general ? (
            <Text role="alert" color="fg.error" textStyle="sm">
              {general}
            </Text>
          ) : null}
        </Stack>
      ) : read.error ? (
        <Text role="alert" color="fg.error">
          {words.gone}
        </Text>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Modal>
  );
}
