import type { RequestStatus } from '@portal/contract';
import type { Work } from '@portal/kit';
import { RequestMessageModel } from '../../models/index.ts';

/** Stores the mail of a decision in the conversation as it was sent, with its points for revision. */
export async function recordDecision(
  work: Work,
  decision: {
    readonly requestId: number;
    readonly status: RequestStatus;
    readonly subject: string;
    readonly text: string;
  },
): Promise<void> {
  const { requestId, ...sent } = decision;
  await work.of(RequestMessageModel).insert({
    request_id: requestId,
    kind: 'decision',
    ...sent,
    author_id: work.author.actorId,
  });
}
