/** Builds close-outs for tests, of requests whose term is over or that were archived. */
import type { CloseOutStatus } from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import type { createRequestFactories, TestRequest } from './requests.ts';

type Make = ReturnType<typeof createRequestFactories>;
type Build = Harness['build'];

/** An answer for data that were destroyed, as the form sends it. */
export const DESTROYED = {
  data: { outcome: 'destroyed', day: '2026-01-10', description: 'Wiped, with the backups' },
  statement: true,
} as const;

/** Ends the term of a request on the given day. */
export async function endTerm(build: Build, { id }: { readonly id: number }, day: string): Promise<void> {
  await build.sql(
    `update researcher.request set expiration_date = $2::date + time '23:59:59', expired_on = $2 where id = $1`,
    [id, day],
  );
}

/** @returns the id of a close-out for a term that ended on 1 January 2026 */
export async function buildCloseOut(
  build: Build,
  request: TestRequest,
  { status = 'open', confirmedBy = request.owner.id }: { status?: CloseOutStatus; confirmedBy?: number } = {},
): Promise<number> {
  await endTerm(build, request, '2026-01-01');
  const isConfirmed = status !== 'open' && status !== 'void';
  const [row] = await build.sql<{ id: number }>(
    `insert into researcher.close_out (request_id, ended_on, kinds, status, data, confirmed, confirmed_by)
     values ($1, '2026-01-01', '{data}', $2, $3, $4, $5) returning id`,
    [
      request.id,
      status,
      isConfirmed ? JSON.stringify(DESTROYED.data) : null,
      isConfirmed ? new Date() : null,
      isConfirmed ? confirmedBy : null,
    ],
  );
  return row?.id ?? 0;
}

/** For the authorization matrix: close-outs with each relation to a person. */
export const closeOutFixtures = (build: Build, make: Make) => ({
  open: async (owner: TestPerson) => buildCloseOut(build, await make.request({ owner, status: 7 })),
  confirmed: async (owner: TestPerson) =>
    buildCloseOut(build, await make.request({ owner, status: 7 }), { status: 'confirmed' }),
  tissue: async (owner: TestPerson) =>
    buildCloseOut(build, await make.request({ owner, type: 8, status: 7 })),
  joined: async (member: TestPerson) =>
    buildCloseOut(build, await make.request({ team: [member], status: 7 })),
});

export const closeOutActions = {
  'POST /close-out/{id}/confirm/': { object: 'close-out', action: 'confirm' },
  'POST /close-out/{id}/accept/': { object: 'close-out', action: 'review' },
  'POST /close-out/{id}/return/': { object: 'close-out', action: 'review' },
} as const;

export const closeOutSamples = {
  'POST /close-out/{id}/confirm/': () => ({ body: DESTROYED }),
  'POST /close-out/{id}/return/': () => ({ body: { reason: 'Which backups?' } }),
} as const;
