import type { ReviewerRole } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { useUndo, useWrite } from '@portal/shared-ui/write';
import { request as words } from '#texts/request';

/** Assigns a reviewer immediately. The server emails them only after Undo has expired. */
export function useAssigning(request: Request, reload: () => Promise<void>) {
  const invalidates = ['review', 'history'];
  // not awaited: Undo is offered immediately
  const readAgain = () => void reload();
  const { send, isBusy, failure } = useWrite('POST /review/', { invalidates, onDone: readAgain });
  const undo = useUndo('POST /review/{id}/undo/', { invalidates, readAgain });
  const code = request.sfari_request_id;
  const assign = async (role: ReviewerRole, { id, name }: { id: number; name: string }) => {
    await send(
      { body: { request: request.id, reviewer: id, reviewer_role: role } },
      {
        done: ({ data }) => ({
          title: fill(words.reviewers.assigned, { name, code }),
          description: words.reviewers.assignedHint,
          undo: undo({ params: { id: data.id } }, fill(words.reviewers.undone, { name, code })),
        }),
      },
    );
  };
  return { assign, isBusy, failure };
}
