/** Renewals of resources: submitted, sent back, and approved with a second renewal after it. */
import { ACCESS_DAYS, findFlow, REQUEST_STATUS as S, type RequestStatus } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import type { PlannedRequest } from './requests.choice.ts';
import { seedRequests, type RequestWorld, type WrittenRequests } from './requests.seed.ts';

/** The steps of each renewal, with the day of each as days before today. */
const WAYS: Readonly<
  Record<'submitted' | 'returned' | 'approved', readonly (readonly [RequestStatus, number])[]>
> = {
  submitted: [
    [S.CREATED, 4],
    [S.SUBMITTED, 2],
  ],
  returned: [
    [S.CREATED, 12],
    [S.SUBMITTED, 10],
    [S.UNDER_REVIEW, 8],
    [S.REVISIONS_REQUESTED, 3],
  ],
  approved: [
    [S.CREATED, 30],
    [S.SUBMITTED, 28],
    [S.UNDER_REVIEW, 25],
    [S.APPROVED, 20],
  ],
};

const renew = (parent: PlannedRequest, way: keyof typeof WAYS): PlannedRequest => {
  const steps = WAYS[way];
  return {
    type: parent.type,
    project: parent.project,
    parent,
    status: steps.at(-1)?.[0] ?? S.CREATED,
    path: steps.map(([status]) => status),
    days: steps.map(([, day]) => day),
  };
};

export async function seedRenewals(
  context: SeedContext,
  world: RequestWorld,
  written: WrittenRequests,
): Promise<void> {
  const fulfilled = [...written.keys()].filter(
    ({ type, status, days, parent }) =>
      status === S.FULFILLED && findFlow(type) === 'plain' && !parent && (days.at(-1) ?? 0) > 40,
  );
  const owned = (email: string) => fulfilled.find(({ project }) => project.owner.email === email);
  const others = fulfilled.filter(({ project }) => !project.owner.email.endsWith('@demo.test'));
  const [twice, returned] = others;
  const mine = owned('pi2@demo.test') ?? others[2];
  if (!twice || !returned || !mine) throw new Error('too few requests of the demo were fulfilled');

  const adminId = world.people.of('sfari_admin')[0]?.id ?? 0;
  const idOf = (request: PlannedRequest): number => written.get(request)?.id ?? 0;
  const after = await seedRequests(context, world, [renew(twice, 'approved')], written);
  await context.as(adminId, world.clock.daysAgo(20));
  await context.client.query(
    `update researcher.request set expiration_date = expiration_date + interval '${ACCESS_DAYS} days' where id = $1`,
    [idOf(twice)],
  );
  await seedRequests(
    context,
    world,
    [renew(returned, 'returned'), renew(mine, 'submitted'), renew(twice, 'submitted')],
    after,
  );
}
