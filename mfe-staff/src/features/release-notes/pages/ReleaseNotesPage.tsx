import { useEffect, useEffectEvent } from 'react';
import { LIMITS } from '@portal/contract/limits';
import {
  Box,
  EmptyState,
  fill,
  LabeledField,
  LoadingText,
  NativeSelect,
  Notice,
  Stack,
} from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useLocation, useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { releaseNotes as words } from '#texts/release-notes';
import { BREADCRUMBS, NOTES, type ReleaseNote } from '../model/note.ts';
import { NoteView } from '../components/NoteView.tsx';

const nameNote = ({ version, current, released }: ReleaseNote): string =>
  released ? (current ? fill(words.isCurrent, { version }) : version) : fill(words.isDraft, { version });

/**
 * `/release-notes`: a version picker and the release note of that version; `?version=` selects one (spec 3 section
 * 2.11).
 */
export function Component() {
  const { role } = useSession();
  const [search, setSearch] = useSearchParams();
  const list = useList('GET /release_note/', { limit: LIMITS.listMaximum });
  const asked = search.get('version');
  const shown =
    list.rows.find(({ version }) => version === asked) ??
    list.rows.find(({ current }) => current) ??
    list.rows[0];
  const isUnknown = asked !== null && shown !== undefined && asked !== shown.version;
  const { key } = useLocation();
  const { reload } = list;
  // a notification may link to a note released after the list was loaded
  const lookAgain = useEffectEvent(() => {
    if (isUnknown) void reload();
  });
  useEffect(() => lookAgain(), [key]);
  const mayWrite = role === 'superuser';
  return (
    <Page
      title={words.title}
      breadcrumbs={BREADCRUMBS}
      summary={words.summary}
      width="narrow"
      actions={mayWrite ? <RouteButton to={`${NOTES}/create`}>{words.create}</RouteButton> : null}
    >
      {list.error && list.rows.length === 0 ? (
        <RetryPanel title={words.failed} error={list.error} onRetry={() => void list.reload()} />
      ) : null}
      {list.isLoading ? <LoadingText>{words.loading}</LoadingText> : null}
      {!list.isLoading && !list.error && !shown ? (
        <EmptyState title={words.empty} description={words.emptyText} />
      ) : null}
      {shown ? (
        <Stack gap="6" align="stretch">
          {isUnknown ? <Notice tone="info">{fill(words.unknown, { version: asked })}</Notice> : null}
          <Box maxW="20rem">
            <LabeledField label={words.picker}>
              {(control) => (
                <NativeSelect.Root>
                  <NativeSelect.Field
                    {...control}
                    value={shown.version}
                    onChange={(event) => setSearch({ version: event.target.value }, { replace: true })}
                  >
                    {list.rows.map((note) => (
                      <option value={note.version} key={note.id}>
                        {nameNote(note)}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              )}
            </LabeledField>
          </Box>
          <NoteView note={shown} />
        </Stack>
      ) : null}
    </Page>
  );
}
