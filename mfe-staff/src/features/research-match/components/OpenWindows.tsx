import { Button, fill, Flex, formatDate, Stack, Text } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { useState } from 'react';
import { ChangeDueDate } from './ChangeDueDate.tsx';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.window;
const READERS: readonly (string | null)[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'internal_read_only',
  'rm_admin',
];

/** By which day the reviews are due that are under way, and who may moves the day. */
export function OpenWindows() {
  const { role } = useSession();
  const isReader = READERS.includes(role);
  const windows = useList(
    'GET /review-window/',
    { is_open: true, ordering: 'id', limit: 5 },
    { enabled: isReader, silent: true },
  );
  if (!isReader || windows.rows.length === 0) return null;
  return (
    <Stack gap="1" mb="3">
      {windows.rows.map((window) => (
        <OpenWindow key={window.id} window={window} />
      ))}
    </Stack>
  );
}

function OpenWindow({ window }: { window: RowOf<'GET /review-window/'> }) {
  const [isChanging, setChanging] = useState(false);
  const { quarter, due_date: day } = window;
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
      <Text color="fg.muted">{fill(words.open[window.kind], { quarter, day: formatDate(day) })}</Text>
      {window.abilities['edit'] ? (
        <Button
          size="xs"
          variant="outline"
          aria-label={fill(words.changeNamed, { quarter })}
          onClick={() => setChanging(true)}
        >
          {words.change}
        </Button>
      ) : null}
      {isChanging ? <ChangeDueDate id={window.id} onClose={() => setChanging(false)} /> : null}
    </Flex>
  );
}
