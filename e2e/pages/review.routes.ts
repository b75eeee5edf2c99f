/** Pages on which reviewers score: an application for Research Match, and a request for tissue. */
import { client } from '../client/accounts.ts';
import { visit, type AccountVisits } from './visits.ts';

export const reviewerVisits = async (): Promise<readonly AccountVisits[]> => [
  {
    account: 'external',
    visits: [visit(`/review/${await findReviewed('external', '4,5')}`, /^Review of REQ/)],
  },
  {
    account: 'abnrev',
    visits: [visit(`/abn-review/${await findReviewed('abnrev', '7,8')}`, /^Review of REQ/)],
  },
];

/** A request that the reviewer scores; one under review if there is any. */
async function findReviewed(account: string, types: string): Promise<number> {
  const reviewer = await client(account);
  const { user } = await reviewer.get<{ user: { id: number } }>('/session/');
  const { results } = await reviewer.get<{ results: { id: number }[] }>(
    `/request/?type__in=${types}&reviews__user=${user.id}&ordering=status&status__in=3,8&limit=1`,
  );
  return results[0]?.id ?? 0;
}
