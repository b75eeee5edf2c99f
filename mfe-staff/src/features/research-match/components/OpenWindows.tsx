import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import { WINDOW_READERS } from '@portal/contract/roles';
import { Box, Button, fill, Flex, formatDate, formatDateTime, Stack, Text } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { useState } from 'react';
import { ChangeDates } from './ChangeDates.tsx';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.window;
type Shown = RowOf<'GET /review-window/'>;
const READERS: readonly (string | null)[] = WINDOW_READERS;

/** The due dates of open reviews and the dates of their meetings; users with the permission can change both. */
export function OpenWindows({ kinds }: { kinds: readonly ReviewWindowKind[] }) {
  const { role } = useSession();
  const isReader = READERS.includes(role);
  const windows = useList(
    'GET /review-window/',
    { kind__in: kinds.join(','), is_current: true, ordering: 'id', limit: 5 },
    { enabled: isReader, silent: true },
  );
  // Their number is unknown until they load, so the content below waits for them (`IN_ORDER`).
  if (isReader && windows.isLoading && !windows.error) return <Box data-waiting="" minH="2.375rem" />;
  if (!isReader || windows.rows.length === 0) return null;
  return (
    <Stack gap="1" mb="3">
      {windows.rows.map((window) => (
        <OpenWindow key={window.id} window={window} />
      ))}
    </Stack>
  );
}

function OpenWindow({ window }: { window: Shown }) {
  const { kind, quarter, due_date: day, meeting_at: meeting } = window;
  const due = (window.is_open ? words.open : words.over)[kind];
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
      <Text color="fg.muted">
        {fill(due, { quarter, day: formatDate(day) })}{' '}
        {meeting === null ? words.noMeeting : fill(words.meetingAt, { time: formatDateTime(meeting) })}
      </Text>
      <DatesButton window={window} />
    </Flex>
  );
}

/** Renders nothing if the user may change neither date. */
export function DatesButton({ window }: { window: Shown }) {
  const [isChanging, setChanging] = useState(false);
  if (!window.abilities['edit'] && !window.abilities['set_meeting']) return null;
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={fill(words.changeNamed, { quarter: window.quarter })}
        onClick={() => setChanging(true)}
      >
        {words.change}
      </Button>
      {isChanging ? <ChangeDates id={window.id} onClose={() => setChanging(false)} /> : null}
    </>
  );
}
