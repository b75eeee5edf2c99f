/** Files of a decision: uploaded first, then part of it or of nothing (spec 3 section 4.3). */
import { FILE_TYPE } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const attach = (creator: TestPerson = admin, type: number = FILE_TYPE.ATTACHMENT) =>
  harness.build.file({ creator, type });
const decide = (
  request: TestRequest,
  status: number,
  attachments: readonly string[],
  as: TestPerson = admin,
) =>
  harness.call(`POST /request/${request.id}/decision/`, {
    as,
    body: { status, email: { ...mailTo(request), attachments } },
  });
const documentsFor = async (request: TestRequest, as: TestPerson) => {
  const { status, body } = await harness.call(`GET /request/${request.id}/?expand=details`, { as });
  return [status, body.details?.additional_data?.decision_docs];
};
const listStored = (request: TestRequest) =>
  harness.build.sql<{ file_id: string; status: number }>(
    'select file_id, status from researcher.decision_document where request_id = $1 order by id',
    [request.id],
  );
const getMails = (request: TestRequest) => make.queued('mail', `decision:${request.id}:`);

it.each([
  [5, 4, 3],
  [6, 4, 3],
  [10, 4, 8],
  [9, 4, 8],
  [6, 1, 3],
  [4, 8, 3],
] as const)(
  'go out with decision %i on type %i from %i, and stay with the request [S4.3-16]',
  async (to, type, from) => {
    const request = await make.request({ type, status: from });
    await make.irb(request.project);
    const [one, two] = [await attach(), await attach()];
    const answer = await decide(request, to, [one, two, one]);
    expect(answer.status).toBe(200);
    const documents = answer.body.details.additional_data.decision_docs;
    expect(documents.map((each: { id: string; status: number }) => [each.id, each.status])).toEqual([
      [two, to],
      [one, to],
    ]);
    const mails = await getMails(request);
    expect(mails.map(({ data }) => data.attachments)).toEqual([[one, two]]);
  },
);

it('are named to the owner and staff, and not to the team [S4.3-18]', async () => {
  const colleague = await harness.build.person();
  const reader = await harness.build.person({ roles: ['internal_read_only'] });
  const request = await make.request({ status: 3, team: [colleague] });
  const file = await attach();
  await decide(request, 6, [file]);
  const named = [{ id: file, status: 6, name: expect.any(String), created: expect.any(String) }];
  expect(await documentsFor(request, request.owner)).toEqual([200, named]);
  expect(await documentsFor(request, admin)).toEqual([200, named]);
  expect(await documentsFor(request, reader)).toEqual([200, named]);
  expect(await documentsFor(request, colleague)).toEqual([200, undefined]);
});

it('stay when the owner edits and submits again, and the next decision adds its own', async () => {
  const request = await make.request({ status: 3 });
  const [one, two] = [await attach(), await attach()];
  await decide(request, 6, [one]);
  const edited = await harness.call(`PATCH /request/${request.id}/`, {
    as: request.owner,
    body: { additional_data: {} },
  });
  expect(edited.status).toBe(200);
  expect((await harness.call(`POST /request/${request.id}/submit/`, { as: request.owner })).status).toBe(200);
  expect((await decide(request, 5, [two])).status).toBe(200);
  expect(await listStored(request)).toEqual([
    { file_id: one, status: 6 },
    { file_id: two, status: 5 },
  ]);
});

it("are 400 at their field when they are not the decider's own clean uploads, and nothing is decided", async () => {
  const request = await make.request({ status: 3 });
  const other = await harness.build.person({ roles: ['sfari_admin'] });
  const waiting = await attach();
  await harness.build.sql("update core.file set scan = 'quarantined' where id = $1", [waiting]);
  const large = await attach();
  await harness.build.sql('update core.file set size = 20 * 1024 * 1024 + 1 where id = $1', [large]);
  const refused = [randomUUID(), await attach(other), await attach(admin, FILE_TYPE.IRB), waiting, large];
  const messages: string[] = [];
  for (const id of refused) {
    const { status, body } = await decide(request, 6, [await attach(), id]);
    expect([status, Object.keys(body)]).toEqual([400, ['email.attachments']]);
    messages.push(body['email.attachments'][0]);
  }
  expect(new Set(messages.slice(0, 3)).size).toBe(1);
  expect(messages[3]).toMatch(/is waiting for its virus scan/);
  expect(messages[4]).toMatch(/larger than 20 MB/);
  expect(
    (
      await decide(
        request,
        6,
        Array.from({ length: 11 }, () => randomUUID()),
      )
    ).status,
  ).toBe(400);
  expect([await make.readStatus(request), await listStored(request), await getMails(request)]).toEqual([
    3,
    [],
    [],
  ]);
});

it('of 40 deciders with files one wins: one letter, one file set [S4.3-16 S4.2-19]', async () => {
  const request = await make.request({ type: 4, status: 8 });
  await make.irb(request.project);
  const people = await Promise.all(
    Array.from({ length: 4 }, () => harness.build.person({ roles: ['sfari_admin'] })),
  );
  const attempts = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const as = people[index % people.length] ?? admin;
      return { as, file: await attach(as) };
    }),
  );
  const answers = await Promise.all(
    attempts.map(({ as, file }, index) => decide(request, index % 2 ? 9 : 5, [file], as)),
  );
  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
  const file = attempts[winners[0] ?? -1]?.file;
  expect((await listStored(request)).map(({ file_id: id }) => id)).toEqual([file]);
  expect((await getMails(request)).map(({ data }) => data.attachments)).toEqual([[file]]);
});

it('shows nowhere what was uploaded for a decision that was never taken [S4.3-16]', async () => {
  const request = await make.request({ status: 3 });
  await attach();
  expect(await documentsFor(request, admin)).toEqual([200, undefined]);
  expect(await documentsFor(request, request.owner)).toEqual([200, undefined]);
});
