/** Measures what staff wait for on the request page: all of its calls in sequence, and the poll of its audit trail. */
import { REQUEST_STATUS } from '@portal/contract';
import type { PortalClient } from '../client/portal-client.ts';
import { findMedian } from './median.ts';

/** Maximum milliseconds of the calls, one after the other. */
const BOUNDS = { page: 150, poll: 5 } as const;

export interface RequestPageLine {
  readonly what: string;
  readonly milliseconds: number;
  readonly bound: number;
}

interface Listed {
  readonly id: number;
  readonly review_users: readonly { readonly id: number }[];
}

/** The calls of the page of one request, as `e2e/specs/request-panel.spec.ts` counts them. */
const pageCalls = ({ id, review_users: reviewers }: Listed): readonly string[] => [
  `/request/${id}/?expand=true`,
  `/revision-point/?request=${id}&limit=200`,
  `/request/${id}/changes/`,
  `/conflict-hint/?request=${id}&user__in=${reviewers.map((person) => person.id).join(',')}`,
  `/conflict/?request=${id}&stands=true&conflict_exists=true`,
  `/request/${id}/scores/`,
];

/** Medians for an administrator, of a request under review. */
export async function measureRequestPage(admin: PortalClient): Promise<RequestPageLine[]> {
  const { results } = await admin.get<{ results: Listed[] }>(
    `/request/?type=1&status=${REQUEST_STATUS.UNDER_REVIEW}&limit=1`,
  );
  const [request] = results;
  if (!request) throw new Error('the seed has no request under review');
  const paths = pageCalls(request);
  const page = await findMedian(async () => {
    for (const path of paths) await admin.get(path);
  });
  const poll = await findMedian(await preparePoll(admin, request.id));
  return [
    { what: `the ${paths.length} calls of a request page`, milliseconds: page, bound: BOUNDS.page },
    { what: 'an unchanged audit trail', milliseconds: poll, bound: BOUNDS.poll },
  ];
}

/** @throws where the trail is sent again although it did not change */
async function preparePoll(admin: PortalClient, id: number): Promise<() => Promise<void>> {
  const trail = `GET /history/?model=request&pk=${id}` as const;
  // The first read of a trail may change its version, so it is read twice.
  await admin.call(trail);
  const version = (await admin.call(trail)).headers.get('etag') ?? '';
  return async () => {
    const { status } = await admin.call(trail, undefined, { 'If-None-Match': version });
    if (status !== 304) throw new Error(`the unchanged trail was answered with ${status}`);
  };
}
