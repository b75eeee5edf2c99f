/** Several changes to one person's institutions at the same moment. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const readLinks = (person: TestPerson) =>
  core.build.sql<{ id: number; primary: boolean }>(
    'select id, "primary" from core.user_institution where user_id = $1 order by id',
    [person.id],
  );

/** Four rounds: a race that is lost once in two is then found. */
const ROUNDS = [1, 2, 3, 4];

it.each(ROUNDS)(
  'of institutions joined in parallel each is stored and one is the primary one, round %i',
  async () => {
    const person = await core.build.person({ institution: null });
    const institutions = await Promise.all([1, 2, 3, 4].map(() => core.build.institution()));
    const answers = await Promise.all(
      institutions.map(({ id }) =>
        core.call('POST /user-institution/', { as: person, body: { institution: id, primary: true } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await readLinks(person)).filter(({ primary }) => primary)).toHaveLength(1);
  },
);

it.each(ROUNDS)('of primary institutions chosen in parallel the last counts, round %i', async () => {
  const person = await core.build.person();
  for (let count = 0; count < 3; count += 1)
    await core.call('POST /user-institution/', {
      as: person,
      body: { institution: (await core.build.institution()).id },
    });
  const links = await readLinks(person);
  const answers = await Promise.all(
    links.map(({ id }) =>
      core.call(`PATCH /user-institution/${id}/`, { as: person, body: { primary: true } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await readLinks(person)).filter(({ primary }) => primary)).toHaveLength(1);
});

it.each(ROUNDS)('leaving several in parallel leaves a primary one behind, round %i', async () => {
  const person = await core.build.person();
  for (let count = 0; count < 3; count += 1)
    await core.call('POST /user-institution/', {
      as: person,
      body: { institution: (await core.build.institution()).id },
    });
  const [primary, second, third] = await readLinks(person);
  const answers = await Promise.all([
    core.call(`DELETE /user-institution/${primary?.id}/`, { as: person }),
    core.call(`DELETE /user-institution/${second?.id}/`, { as: admin }),
    core.call(`PATCH /user-institution/${third?.id}/`, { as: person, body: { primary: true } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 200]);
  expect((await readLinks(person)).filter((link) => link.primary)).toHaveLength(1);
});

it.each(ROUNDS)('no one whose account goes with an institution joins another one, round %i', async () => {
  const person = await core.build.person();
  const other = await core.build.institution();
  const [joined, deleted] = await Promise.all([
    core.call('POST /user-institution/', { as: person, body: { institution: other.id } }),
    core.call(`DELETE /institution/${person.institutionId}/?confirm=true`, { as: admin }),
  ]);
  const [account] = await core.build.sql<{ deleted_at: string | null }>(
    'select deleted_at from core.account where id = $1',
    [person.id],
  );
  expect(deleted.body.data.deleted).toBe(true);
  // Either they were quicker and belong to the other one now, or they are gone, and so is the link.
  const isGone = account?.deleted_at !== null;
  expect([joined.status === 201, (await readLinks(person)).length]).toEqual(isGone ? [false, 0] : [true, 1]);
});
