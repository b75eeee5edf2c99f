/** What names a request is closed to staff who own it and to staff with a conflict of interest (decision 447). */
import { REQUEST_STATUS, type RequestType, type Role } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { CommentModel } from './models/index.ts';
import {
  buildConflict,
  buildMessage,
  buildPoint,
  buildRequest,
  buildReview,
  findVisibility,
  HIDDEN,
  RUN_BY_ADMINISTRATORS,
  type BuiltRequest,
  type RequestReference,
  type Seen,
} from './testing/index.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(definition);
});
afterAll(() => harness.stop());

type Made = BuiltRequest & { readonly thing: number };

async function make(
  owner: TestPerson | undefined,
  type: RequestType,
  build: (request: BuiltRequest) => Promise<number> = async ({ id }) => id,
): Promise<Made> {
  const request = await buildRequest(harness.build, {
    type,
    status: REQUEST_STATUS.UNDER_REVIEW,
    ...(owner && { owner }),
  });
  return { ...request, thing: await build(request) };
}
const reviewer = () => harness.build.person({ roles: ['sfari_reviewer'], institution: null });
const read = async (path: string, as: TestPerson) => {
  const { status, body } = await harness.call(`GET ${path}`, { as });
  if (status !== 200 && status !== 404) throw new Error(`${path} answered ${status}`);
  return status === 200 ? body : undefined;
};
const isListed = async (path: string, as: TestPerson): Promise<boolean> => (await read(path, as)).count === 1;

const comment = async ({ id }: BuiltRequest): Promise<number> => {
  const { id: authorId } = await reviewer();
  await harness.build.insert(CommentModel, { request_id: id, author_id: authorId, text: 'Sound design' });
  return id;
};
const of = (type: RequestType) =>
  ({
    review: {
      make: (owner) =>
        make(owner, type, async (request) =>
          buildReview(harness.build, { request, reviewer: await reviewer() }),
        ),
      sees: (as, { thing }) => isListed(`/review/?id=${thing}`, as),
    },
    conflict: {
      make: (owner) =>
        make(owner, type, async (request) =>
          buildConflict(harness.build, { request, reviewer: await reviewer() }),
        ),
      sees: (as, { thing }) => isListed(`/conflict/?id=${thing}`, as),
    },
    comments: {
      make: (owner) => make(owner, type, comment),
      sees: async (as, { id }) =>
        ((await read(`/request/${id}/?expand=true`, as))?.comments ?? []).length === 1,
    },
    reviewers: {
      make: (owner) =>
        make(owner, type, async (request) =>
          buildReview(harness.build, { request, reviewer: await reviewer() }),
        ),
      sees: async (as, { id }) =>
        ((await read(`/request/${id}/?expand=true`, as))?.review_users ?? []).length > 0,
    },
    'draft of a point': {
      make: (owner) => make(owner, type, (request) => buildPoint(harness.build, { request })),
      sees: (as, { thing }) => isListed(`/revision-point/?id=${thing}`, as),
    },
    'author of a question': {
      make: (owner) =>
        make(owner, type, async (request) =>
          buildMessage(harness.build, { request, author: await reviewer() }),
        ),
      sees: async (as, { thing }) => Boolean((await read(`/request-message/${thing}/`, as))?.author),
    },
    'meeting agenda': {
      make: async (owner) => {
        const made = await make(owner, type);
        await harness.build.sql('update researcher.request set status = 8 where id = $1', [made.id]);
        return made;
      },
      sees: async (as, { id }) =>
        JSON.stringify(
          await read(`/review-meeting/?kind=${type === 8 ? 'tissue' : 'research_match'}`, as),
        ).includes(`"id":${id},`),
    },
  }) satisfies Record<string, RequestReference<Made>>;

type Thing = keyof ReturnType<typeof of>;

it.each<[Thing, RequestType, Role, Seen]>([
  ['review', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['review', 1, 'superuser', RUN_BY_ADMINISTRATORS],
  ['review', 1, 'access_admin', HIDDEN],
  ['review', 1, 'internal_read_only', HIDDEN],
  ['review', 8, 'abn_proj_mgr', HIDDEN],
  ['review', 4, 'rm_admin', HIDDEN],
  ['conflict', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['conflict', 8, 'abn_proj_mgr', HIDDEN],
  ['conflict', 4, 'rm_admin', HIDDEN],
  ['comments', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['comments', 1, 'superuser', RUN_BY_ADMINISTRATORS],
  ['comments', 1, 'sfari_reviewer', HIDDEN],
  ['comments', 4, 'rm_admin', HIDDEN],
  ['comments', 8, 'abn_proj_mgr', HIDDEN],
  ['reviewers', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['reviewers', 1, 'internal_read_only', HIDDEN],
  ['reviewers', 1, 'access_admin', HIDDEN],
  ['reviewers', 1, 'sfari_reviewer', HIDDEN],
  ['reviewers', 8, 'abn_reviewer', HIDDEN],
  ['draft of a point', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['draft of a point', 1, 'sfari_reviewer', HIDDEN],
  ['draft of a point', 4, 'rm_admin', HIDDEN],
  ['author of a question', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['author of a question', 1, 'access_admin', HIDDEN],
  ['author of a question', 1, 'internal_read_only', HIDDEN],
  ['meeting agenda', 4, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['meeting agenda', 4, 'rm_admin', HIDDEN],
  ['meeting agenda', 8, 'abn_proj_mgr', HIDDEN],
])('%s of type %i, %s', async (thing, type, role, seen) => {
  expect(await findVisibility<Made>(harness.build, role, of(type)[thing])).toEqual(seen);
});

/** Lists that show their owner what is theirs: nothing is hidden from an owner here, but all from a conflict. */
const OWN_SHOWN: Seen = { ...HIDDEN, owner: true };
const approved = async (owner: TestPerson | undefined): Promise<Made> => {
  const made = await make(owner, 1);
  await harness.build.sql(
    'update researcher.request set status = 7, expiration_date = current_date + 30 where id = $1',
    [made.id],
  );
  return made;
};
const LISTS = {
  request: { make: (owner) => make(owner, 1), sees: (as, { id }) => isListed(`/request/?id=${id}`, as) },
  search: {
    make: (owner) => make(owner, 1),
    sees: async (as, { code }) =>
      (await read(`/search/records/?q=${code}`, as)).results.some(
        ({ model }: { model: string }) => model === 'request',
      ),
  },
  'project updates': {
    make: approved,
    sees: (as, { owner }) => isListed(`/project-update/?owner=${owner.id}`, as),
  },
} satisfies Record<string, RequestReference<Made>>;

it.each<[keyof typeof LISTS, Role, Seen]>([
  ['request', 'sfari_admin', { ...RUN_BY_ADMINISTRATORS, owner: true }],
  ['request', 'internal_read_only', OWN_SHOWN],
  ['request', 'access_admin', OWN_SHOWN],
  ['request', 'sfari_reviewer', OWN_SHOWN],
  ['search', 'internal_read_only', OWN_SHOWN],
  ['search', 'sfari_reviewer', OWN_SHOWN],
  ['project updates', 'sfari_admin', { ...RUN_BY_ADMINISTRATORS, owner: true }],
  ['project updates', 'internal_read_only', OWN_SHOWN],
  ['project updates', 'sfari_reviewer', OWN_SHOWN],
  ['project updates', 'rm_admin', OWN_SHOWN],
])('%s, %s', async (list, role, seen) => {
  expect(await findVisibility<Made>(harness.build, role, LISTS[list])).toEqual(seen);
});
