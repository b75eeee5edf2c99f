import { Button, Stack, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { Disclosure } from '../../design/layout/Disclosure.tsx';
import { fill } from '../../design/layout/fill.ts';
import { RetryPanel } from '../../design/errors/index.ts';
import { notify } from '../../design/toaster/index.ts';
import { useList } from '../data/index.ts';
import { useWrite } from '../write/index.ts';
import { NameForm } from './NameForm.tsx';
import { SavedViewRow, type SavedView } from './SavedViewRow.tsx';
import { savedViews as words } from '#texts/saved-views';

/**
 * The part of the URL that defines a view: without the page number, with the visible columns, in a fixed order so that
 * two can be compared.
 */
function viewSearch(search: string, columns: readonly string[]): string {
  const given = new URLSearchParams(search);
  given.delete('page');
  given.set('columns', columns.join(','));
  given.sort();
  return given.toString();
}

interface SavedViewsProps {
  page: SavedView['page'];
  /** Ids of the visible columns. */
  columns: readonly string[];
}

/** One's own views of a list: opened, saved, renamed and deleted; a view is shared by its link. */
export const SavedViews = (props: SavedViewsProps) => (
  <Disclosure label={words.button} panelLabel={words.panel} align="start">
    <ViewsPanel {...props} />
  </Disclosure>
);

/** Loaded when the panel opens, so that the list itself needs no additional call. */
function ViewsPanel({ page, columns }: SavedViewsProps) {
  const { search } = useLocation();
  const list = useList('GET /saved-view/', { page, limit: 50 }, { silent: true });
  const adding = useWrite('POST /saved-view/', { invalidates: ['saved-view'] });
  const now = viewSearch(search, columns);
  const save = (name: string) =>
    adding.send(
      { body: { page, name, search: now } },
      { done: () => ({ title: fill(words.saved, { name }) }) },
    );
  const share = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${page}?${now}`);
      notify.success(words.shared);
    } catch {
      notify.info(words.shareFailed);
    }
  };

  return (
    <Stack gap="3" minW={{ base: '0', sm: '20rem' }} textStyle="sm">
      {list.error ? (
        <RetryPanel title={words.loadFailed} error={list.error} onRetry={() => void list.reload()} />
      ) : null}
      {!list.isLoading && !list.error && list.rows.length === 0 ? (
        <Text color="fg.muted">{words.none}</Text>
      ) : null}
      {list.rows.length > 0 ? (
        <Stack as="ul" aria-label={words.panel} listStyleType="none" m="0" p="0" gap="1">
          {list.rows.map((view) => (
            <SavedViewRow key={view.id} view={view} isCurrent={view.search === now} />
          ))}
        </Stack>
      ) : null}
      <NameForm
        label={words.name}
        submitLabel={words.save}
        isBusy={adding.isBusy}
        error={adding.findError('name') ?? adding.failure}
        onName={save}
      />
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void share()}>
        {words.share}
      </Button>
    </Stack>
  );
}
