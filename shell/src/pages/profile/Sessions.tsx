import type { ObjectOf } from '@portal/contract/types';
import { Badge, Button, chakra, fill, formatDateTime, HStack, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useWrite } from '@portal/shared-ui/write';
import { profile as words } from '#texts/profile';

type UserSession = ObjectOf<'user-session'>;

/** The devices where the person is signed in, each with a button to end that session. */
export function Sessions() {
  const list = useList('GET /user-session/', { limit: 100 });
  const rules = { read: { etag: null, reload: list.reload }, failureTitle: true } as const;
  const one = useWrite('DELETE /user-session/{id}/', rules);
  const others = useWrite('DELETE /user-session/', { ...rules, done: words.othersEnded });
  const isBusy = one.isBusy || others.isBusy;
  if (list.error)
    return <RetryPanel title={words.sessionsFailure} error={list.error} onRetry={() => void list.reload()} />;
  return (
    <Stack gap="5">
      <Text color="fg.muted">{words.sessionsHelp}</Text>
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={words.sessions}>
        {list.rows.map((session) => (
          <chakra.li key={session.id} py="row" borderTopWidth="1px">
            <OneSession
              session={session}
              isBusy={isBusy}
              onEnd={() =>
                void one.send(
                  { params: { id: session.id } },
                  { done: fill(words.ended, { device: session.device }) },
                )
              }
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {list.rows.length > 1 ? (
        <Button
          alignSelf="flex-start"
          variant="outline"
          disabled={isBusy}
          onClick={() => void others.send({})}
        >
          {words.endOthers}
        </Button>
      ) : null}
    </Stack>
  );
}

function OneSession({
  session,
  isBusy,
  onEnd,
}: {
  session: UserSession;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const since = formatDateTime(session.created);
  return (
    <HStack justify="space-between" align="center" gap="4" wrap="wrap">
      <div>
        <HStack gap="3" wrap="wrap">
          <Text fontWeight="semibold">{session.device}</Text>
          {session.is_current ? <Badge colorPalette="accent">{words.here}</Badge> : null}
        </HStack>
        <Text color="fg.muted" textStyle="sm">
          {fill(words.seen, { time: formatDateTime(session.last_seen) })} ·{' '}
          {fill(words.since, { time: since })}
        </Text>
      </div>
      {session.is_current || !session.abilities['delete'] ? null : (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={isBusy}
          aria-label={fill(words.endLabel, { device: session.device, time: since })}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </HStack>
  );
}
