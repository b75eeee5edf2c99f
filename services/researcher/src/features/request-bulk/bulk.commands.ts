/** What each bulk command does with one request. The row is locked, and the permission is already checked. */
import type { BulkCommand } from '@portal/contract';
import type { Call, Work } from '@portal/kit';
import { addComment } from '../request/index.ts';
import { moveToMeeting } from '../review-meeting/index.ts';
import { assignReviewer, type AssignmentRules } from '../review/index.ts';

interface RowCommand {
  /** The action of the request policy that the command needs. */
  readonly action: string;
  run(id: number, work: Work): Promise<unknown>;
}

export function findRowCommand(
  call: Pick<Call, 'actor'>,
  body: BulkCommand,
  rules: AssignmentRules,
): RowCommand {
  switch (body.command) {
    case 'assign_reviewer':
      return {
        action: 'assign_reviewer',
        run: (request, work) =>
          assignReviewer({
            call,
            work,
            rules,
            body: { request, reviewer: body.reviewer, reviewer_role: body.reviewer_role },
          }),
      };
    case 'assign_reviewers':
      return {
        action: 'assign_reviewer',
        run: async (request, work) => {
          const row = body.rows.find(({ id }) => id === request);
          for (const chosen of row?.reviewers ?? [])
            await assignReviewer({ call, work, rules, body: { request, ...chosen } });
        },
      };
    case 'move_to_meeting':
      return { action: 'move_to_meeting', run: (id, work) => moveToMeeting(work, id) };
    case 'comment':
      return { action: 'comment', run: (id, work) => addComment(work, call.actor, id, body.text) };
  }
}
