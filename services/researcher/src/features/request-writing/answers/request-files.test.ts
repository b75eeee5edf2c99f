/** Files that answers name (spec 2 section 3): whose they must be, and that nothing else is stored of what was sent. */
import { FILE_TYPE, REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { RequestFileModel } from '../../../models/index.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let owner: TestPerson;
let requestId: number;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  const project = await make.project();
  owner = project.owner;
  const { body } = await harness.call('POST /request/', {
    as: owner,
    body: { project: project.id, type: REQUEST_TYPE.ABN_DATA },
  });
  requestId = body.id;
});
afterAll(() => harness?.stop());

const upload = (creator = owner, type: number = FILE_TYPE.ATTACHMENT, name = 'sketch.pdf') =>
  harness.build.file({ creator, type, name });
const attach = (files: readonly unknown[], field = 'nih_biosketch', as = owner) =>
  harness.call(`PATCH /request/${requestId}/`, { as, body: { additional_data: { [field]: files } } });
const readAnswers = async () =>
  (await harness.call(`GET /request/${requestId}/?expand=details`, { as: owner })).body.details
    .additional_data;
const readRows = () =>
  harness.database.write(async (work) => {
    const rows = await work.of(RequestFileModel).matching({ request_id: requestId }).inOrder('id');
    return rows.map(({ field, file_id: file }) => ({ field, file }));
  });

it('an upload of one’s own is stored under the name that it was uploaded with [P2-01]', async () => {
  const id = await upload();
  expect((await attach([{ id, name: 'another name.exe', size: 3 }])).status).toBe(200);
  expect(await readAnswers()).toMatchObject({ nih_biosketch: [{ id, name: 'sketch.pdf' }] });
  expect(await readRows()).toEqual([{ field: 'nih_biosketch', file: id }]);
});

it('what is saved again stays, one that is left out is taken off', async () => {
  const [first, second] = [await upload(), await upload(owner, FILE_TYPE.ATTACHMENT, 'figure.pdf')];
  await attach(
    [
      { id: first, name: 'a' },
      { id: second, name: 'b' },
    ],
    'files',
  );
  await attach(
    [
      { id: second, name: 'b' },
      { id: second, name: 'b' },
    ],
    'files',
  );
  expect((await readAnswers()).files).toEqual([{ id: second, name: 'figure.pdf' }]);
  expect((await readRows()).filter(({ field }) => field === 'files')).toEqual([
    { field: 'files', file: second },
  ]);
});

it('no one attaches what is not theirs, and nothing of the change is stored', async () => {
  const before = await readAnswers();
  const stranger = await harness.build.person();
  const foreign = await upload(stranger);
  const letter = await upload(owner, FILE_TYPE.IRB);
  const missing = '00000000-0000-4000-8000-000000000000';
  for (const id of [foreign, letter, missing, 'no-uuid']) {
    const { status, body } = await attach([{ id, name: 'x.pdf' }]);
    expect({ id, status, body }).toEqual({
      id,
      status: 400,
      body: { 'additional_data.nih_biosketch': ['This file was not found among your uploads'] },
    });
  }
  expect(await readAnswers()).toEqual(before);
});

it('a file of a kind that the field does not take is refused with the kinds that it takes', async () => {
  const id = await upload();
  await harness.build.sql("update core.file set media_type = 'image/png' where id = $1", [id]);
  const { status, body } = await attach([{ id, name: 'sketch.png' }]);
  expect(status).toBe(400);
  expect(body).toEqual({ 'additional_data.nih_biosketch': ['Please choose a file of these kinds: .pdf'] });
  expect((await attach([{ id, name: 'sketch.png' }], 'files')).status).toBe(200);
});

it('a file that waits for the scanner is stored, and prevents the request from being submitted', async () => {
  const id = await upload();
  await harness.build.sql("update core.file set scan = 'quarantined' where id = $1", [id]);
  expect((await attach([{ id, name: 'x.pdf' }])).status).toBe(200);
  const answer = await harness.call(`POST /request/${requestId}/submit/`, { as: owner });
  expect(answer.body).toMatchObject({
    'additional_data.nih_biosketch': ['This file is still being checked for viruses. Please try again soon'],
  });
});

it('what is stored stays although someone else saves', async () => {
  const attached = (await readAnswers()).nih_biosketch;
  const admin = await harness.build.person({ roles: ['sfari_admin'] });
  expect((await attach(attached, 'nih_biosketch', admin)).status).toBe(200);
});

it('a complete request of this type is submitted with its file', async () => {
  const request = await make.request({ type: REQUEST_TYPE.ABN_DATA, status: REQUEST_STATUS.CREATED });
  await make.irb(request.project);
  const answer = await harness.call(`POST /request/${request.id}/submit/`, { as: request.owner });
  expect(answer.body).toMatchObject({ status: REQUEST_STATUS.SUBMITTED });
});
