import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { saveGlobusName } from './save-globus-name.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NAME = 'ada@lab.test@globusid.test';
function submitted() {
  const draft = buildDraft();
  return {
    ...draft,
    details: { ...draft.details, additional_data: { globus_username: NAME } },
  } as typeof draft;
}
const writes = async (person: { id: number; globus_username: string | null } | null, status = 200) => {
  const calls = fakeApi(() => ({ status, body: {} }));
  await saveGlobusName(submitted(), person);
  return calls.filter(({ method }) => method === 'PATCH');
};

test('a new Globus username goes into the profile of the owner [R7-03]', async () => {
  const { id } = submitted().owner;
  for (const globus_username of [null, 'old@lab.test@globusid.test'])
    expect(await writes({ id, globus_username })).toEqual([
      expect.objectContaining({ path: `/user/${id}/`, body: { profile: { globus_username: NAME } } }),
    ]);
});

test('not the one that is there, nor into the profile of someone else; a refusal is no failure [R7-03]', async () => {
  const { id } = submitted().owner;
  expect(await writes({ id, globus_username: NAME })).toEqual([]);
  expect(await writes({ id: id + 1, globus_username: null })).toEqual([]);
  expect(await writes(null)).toEqual([]);
  expect(await writes({ id, globus_username: null }, 400)).toHaveLength(1);
});
