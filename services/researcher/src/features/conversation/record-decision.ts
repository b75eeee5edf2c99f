import type { RequestStatus } from '@portal/contract';
import type { Work } from '@portal/kit';
import { RequestMessageModel } from '../../models/index.ts';

/** The conversation shows the mail of a decision as it was sent, its points for revision included. */
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
