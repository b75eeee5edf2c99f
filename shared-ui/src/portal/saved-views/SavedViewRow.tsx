import { Button, chakra, HStack } from '@chakra-ui/react';
import type { ResponseOf } from '@portal/contract/types';
import { useState } from 'react';
import { fill } from '../../design/layout/fill.ts';
import { RouteLink } from '../../design/page/index.ts';
import { useWrite } from '../write/index.ts';
import { NameForm } from './NameForm.tsx';
import { savedViews as words } from '#texts/saved-views';

export type SavedView = ResponseOf<'GET /saved-view/'>['results'][number];

/** One saved view: its link and its actions. */
export function SavedViewRow({ view, isCurrent }: { view: SavedView; isCurrent: boolean }) {
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = view;
  const renaming = useWrite('PATCH /saved-view/{id}/', { invalidates: ['saved-view'] });
  const deleting = useWrite('DELETE /saved-view/{id}/', {
    invalidates: ['saved-view'],
    failureTitle: words.failed,
  });
  const rename = (next: string) =>
    renaming.send(
      { params: { id }, body: { name: next } },
      {
        done: () => ({ title: fill(words.renamed, { name: next }) }),
        onDone: () => setRenaming(false),
      },
    );
  const remove = () =>
    deleting.send({ params: { id } }, { done: () => ({ title: fill(words.deleted, { name }) }) });

  return (
    <chakra.li>
      <HStack gap="1" justify="space-between">
        <RouteLink
          to={`${view.page}?${view.search}`}
          aria-current={isCurrent ? 'page' : undefined}
          fontWeight={isCurrent ? 'semibold' : 'normal'}
          overflowWrap="anywhere"
        >
          {name}
        </RouteLink>
        <HStack gap="0">
          <Button
            size="xs"
            variant="ghost"
            aria-label={fill(words.renameNamed, { name })}
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            {words.rename}
          </Button>
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            loading={deleting.isBusy}
            aria-label={fill(words.deleteNamed, { name })}
            onClick={() => void remove()}
          >
            {words.delete}
          </Button>
        </HStack>
      </HStack>
      {isRenaming ? (
        <NameForm
          label={fill(words.newName, { name })}
          submitLabel={words.saveName}
          name={name}
          isBusy={renaming.isBusy}
          error={renaming.findError('name') ?? renaming.failure}
          onName={rename}
        />
      ) : null}
    </chakra.li>
  );
}
