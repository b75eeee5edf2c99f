import type { Request } from '@portal/contract/types';
import { Button, fill, formatDate, Stack, Text } from '@portal/shared-ui';
import { useApi, useList } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import { review as words } from '#texts/review';

/** For users who assign reviewers: active conflicts of interest, including those of removed reviewers. */
export function ConflictLines({ request, reload }: { request: Request; reload: () => Promise<void> }) {
  const list = useList('GET /conflict/', { request: request.id, stands: true, conflict_exists: true });
  const { send, isBusy } = useWrite('DELETE /conflict/{id}/', {
    failureTitle: true,
    invalidates: ['conflict', 'conflict-hint', 'history'],
    onDone: () => void reload(),
  });
  if (list.rows.length === 0) return null;
  return (
    <Stack gap="3" mt="4">
      {list.rows.map(({ id, user, explanation, created, abilities }) => (
        <div key={id}>
          <Text textStyle="sm" overflowWrap="anywhere">
            {fill(words.declaredBy, { name: user.display_name, date: formatDate(created), explanation })}
          </Text>
          {abilities['delete'] ? (
            <Button
              size="sm"
              variant="outline"
              mt="1"
              loading={isBusy}
              aria-label={fill(words.takeBackNamed, { name: user.display_name })}
              onClick={() =>
                void send(
                  { params: { id } },
                  { done: { title: fill(words.takenBack, { name: user.display_name }) } },
                )
              }
            >
              {words.takeBack}
            </Button>
          ) : null}
        </div>
      ))}
    </Stack>
  );
}

/** Possible conflicts of each listed reviewer as text, by user id. They are only hints. */
export function useReviewerHints(request: Request, enabled: boolean): ReadonlyMap<number, string> {
  const people = request.review_users;
  const { data } = useApi('GET /conflict-hint/', {
    query: { request: request.id, user__in: people.map(({ id }) => id).join(',') },
    enabled: enabled && people.length > 0,
    silent: true,
  });
  const known = data?.results.filter(({ hints }) => hints.length > 0) ?? [];
  return new Map(
    known.map(({ user, hints }) => [
      user,
      fill(words.hintsOf, { hints: hints.map((hint) => words.hint[hint]).join(', ') }),
    ]),
  );
}
