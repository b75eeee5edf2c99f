import { dueDateRange } from '@portal/contract/review-windows';
import type { ResponseOf } from '@portal/contract/types';
import { Button, fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { DateField } from '@portal/shared-ui/date-input';
import { useApi } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { isSameTime, meetingMoment, readMeetingTime, type MeetingTime } from '../model/meeting-time.ts';
import { MeetingFields } from './MeetingFields.tsx';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.window;

type ReviewWindow = ResponseOf<'GET /review-window/{id}/'>;
interface Typed {
  readonly due?: string;
  readonly meeting?: MeetingTime;
}

/** The dates that differ from the saved ones. */
function getChanges(window: ReviewWindow, { due, meeting }: Typed) {
  const isMoved = meeting !== undefined && !isSameTime(meeting, readMeetingTime(window.meeting_at));
  return {
    ...(due === undefined || due === window.due_date ? {} : { due_date: due }),
    ...(isMoved ? { meeting_at: meetingMoment(meeting) } : {}),
  };
}

/** Changes the due date or meeting of a window, against the version that the dialog shows (decisions 325 and 330). */
export function ChangeDates({ id, onClose }: { id: number; onClose: () => void }) {
  const { time_zone: timeZone } = useBranding();
  const [range] = useState(() => dueDateRange(new Date(), timeZone));
  const read = useApi('GET /review-window/{id}/', { params: { id }, silent: true });
  const { send, isBusy, findError, general } = useWrite('PATCH /review-window/{id}/', {
    read,
    isSilent: true,
    invalidates: [
      'review-window',
      'rm-application',
      'abn-request',
      'request',
      'review',
      'workload',
      'history',
    ],
    words: { STALE: words.stale },
    done: words.changed,
    onDone: onClose,
  });
  /** Until the user types, the inputs show the saved dates. */
  const [typed, setTyped] = useState<Typed>({});
  const window = read.data;
  const changes = window ? getChanges(window, typed) : {};
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
            disabled={typed.due === '' || Object.keys(changes).length === 0}
            onClick={() => void send({ params: { id }, body: changes })}
          >
            {words.save}
          </Button>
        </>
      }
    >
      {window ? (
        <Stack gap="4">
          <Text>{words.consequence}</Text>
          {window.abilities['edit'] ? (
            <DateField
              label={words.due}
              value={typed.due ?? window.due_date}
              min={range.from}
              max={range.to}
              error={findError('due_date')}
              onChange={(due) => setTyped({ ...typed, due })}
            />
          ) : null}
          {window.abilities['set_meeting'] ? (
            <MeetingFields
              value={typed.meeting ?? readMeetingTime(window.meeting_at)}
              range={range}
              error={findError('meeting_at')}
              onChange={(meeting) => setTyped({ ...typed, meeting })}
            />
          ) : null}
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
