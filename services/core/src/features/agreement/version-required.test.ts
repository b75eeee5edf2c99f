/** Who signs, revises or edits an agreement says which version they saw: the later of two gets a message. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { buildScene, readAgreement, REVISED_PDF, type AgreementScene } from './agreement.fixtures.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const signature = ({ displayName }: TestPerson) => ({ signature: displayName, password: PASSWORD });
const revision = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(REVISED_PDF)]), 'revised.pdf');
  return form;
};

const CALLS: readonly [string, 1 | 2, (scene: AgreementScene) => { as: TestPerson; body: unknown }][] = [
  ['POST /agreement/{id}/sign/', 1, ({ official }) => ({ as: official, body: signature(official) })],
  ['POST /agreement/{id}/countersign/', 2, ({ lead }) => ({ as: lead, body: signature(lead) })],
  ['POST /agreement/{id}/replace/', 1, ({ admin }) => ({ as: admin, body: revision() })],
  ['PATCH /agreement/{id}/', 1, ({ admin }) => ({ as: admin, body: { comments: 'Mine' } })],
  ['PATCH /file/{id}/', 1, ({ admin }) => ({ as: admin, body: { additional_data: { comments: 'Mine' } } })],
  [
    'PATCH /file/{id}/',
    1,
    ({ official }) => ({
      as: official,
      body: { additional_data: { signature: official.displayName }, password: PASSWORD },
    }),
  ],
  ['PATCH /file/{id}/', 1, ({ admin }) => ({ as: admin, body: { base64: REVISED_PDF.toString('base64') } })],
];

it.each(CALLS)(
  '%s of status %i without If-Match changes nothing that was not read',
  async (key, status, make) => {
    const scene = await buildScene(core, { status });
    const request = key.replace('{id}', scene.id);
    const before = await readAgreement(core, scene);
    const blind = await core.call(request, { ...make(scene), headers: { 'If-Match': '' } });
    const isOfSpecification = key === 'PATCH /file/{id}/';
    expect([blind.status, blind.body.code]).toEqual(
      isOfSpecification ? [409, 'STALE'] : [428, 'VERSION_REQUIRED'],
    );
    expect(await readAgreement(core, scene)).toEqual(before);
    expect((await core.call(request, make(scene))).status).toBe(200);
  },
);

it('of two who edit what both have read the second gets the present state', async () => {
  const scene = await buildScene(core);
  const path = `/agreement/${scene.id}/`;
  const headers = {
    'If-Match': (await core.call(`GET ${path}`, { as: scene.admin })).headers.get('etag') ?? '',
  };
  const edit = (comments: string) =>
    core.call(`PATCH ${path}`, { as: scene.admin, body: { comments }, headers });
  const answers = await Promise.all([edit('One'), edit('Other')]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers.find((answer) => answer.status === 200)?.body.additional_data.comments;
  const loser = answers.find((answer) => answer.status === 409)?.body;
  expect(loser).toMatchObject({ code: 'STALE', current: { additional_data: { comments: winner } } });
});
