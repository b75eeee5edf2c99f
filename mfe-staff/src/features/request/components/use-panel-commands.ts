import type { Request } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { searchPeople } from '@portal/shared-ui/bulk';
import { useCommands, type Command } from '@portal/shared-ui/commands';
import { withHints } from '../../review/api/search-reviewers.ts';
import { focusControl } from '../model/focus-control.ts';
import { listGroups, listReviewerKinds } from '../model/reviewer-kinds.ts';
import { useAssigning } from '../api/use-assigning.ts';
import { useShownKeys } from '../model/use-shown-keys.ts';
import { request as words } from '#texts/request';

/** Adds the panel's actions to the command line: reviewers by name, comments. */
export function usePanelCommands(request: Request, reload: () => Promise<void>): void {
  const shown = useShownKeys();
  const { assign } = useAssigning(request, reload);
  const may = (action: string) => request.abilities[action] ?? false;
  const kind = listReviewerKinds(request).find(({ isFull }) => !isFull);
  useCommands([
    ...(may('assign_reviewer') && kind
      ? [
          {
            id: 'assign',
            label: words.commands.assign,
            ...shown('a'),
            run: () => focusControl(words.reviewers.title),
            find: async (name: string, signal: AbortSignal) => {
              const search = withHints(request, searchPeople(listGroups(request.type)));
              return (await search(name, signal)).map(({ id, label, description }): Command => ({
                id,
                label: fill(words.commands.assignNamed, { name: label }),
                detail: [kind.label, description].filter(Boolean).join(' · '),
                run: () => void assign(kind.role, { id: Number(id), name: label }),
              }));
            },
          },
        ]
      : []),
    ...(may('comment')
      ? [
          {
            id: 'comment',
            label: words.commands.comment,
            ...shown('c'),
            run: () => focusControl(words.comments.title),
          },
        ]
      : []),
  ]);
}
