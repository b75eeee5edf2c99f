/** The list says which requests wait for a letter (spec 3 section 9, 'IRB Required'). */
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, type RequestOptions } from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
});
afterAll(() => h?.stop());

async function isRequired(options: RequestOptions, renewal?: string | null): Promise<boolean> {
  const request = await make.request(options);
  const { project, owner } = request;
  if (renewal !== undefined) {
    await make.irb(project);
    await h.build.sql('update researcher.irb set renewal_date = $1 where project_id = $2', [
      renewal,
      project.id,
    ]);
  }
  // A save of the team evaluates the request anew.
  const { body } = await h.call(`GET /research-team/?project_id=${project.id}`, { as: owner });
  const team = body.results.map(
    ({ first_name, last_name, email, institution, user_role }: Record<string, string>) => ({
      first_name,
      last_name,
      email,
      institution,
      user_role,
    }),
  );
  await h.call('POST /research-team/', { as: owner, body: { project_id: project.id, team } });
  const list = await h.call('GET /request/', { as: owner });
  return list.body.results[0].irb_required;
}

it('for types that need a letter, while they are under way and there is no valid one [S8-01]', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await isRequired({ type: 4, status: 2 })).toBe(true);
  expect(await isRequired({ type: 4, status: 12 })).toBe(true);
  expect(await isRequired({ type: 4, status: 2 }, '2020-01-01')).toBe(true);
  expect(await isRequired({ type: 4, status: 2 }, today)).toBe(false);
  expect(await isRequired({ type: 4, status: 2 }, null)).toBe(false);
  expect(await isRequired({ type: 4, status: 1 })).toBe(false);
  expect(await isRequired({ type: 4, status: 7 })).toBe(false);
  expect(await isRequired({ type: 1, status: 2 })).toBe(false);
});
