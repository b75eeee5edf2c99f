/** Answers under the names of the specification, `sample_info` and `protocol` (spec 2 section 3). */
import { FILE_TYPE, REQUEST_STATUS as S, REQUEST_TYPE as T } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestAnswer } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

const DNA = { sample_type: 2, samples: { '11000-p1': 2 } };
const getAnswers = ({ body }: TestAnswer) => body.details.additional_data;

it('sample_info is read and answered as one object, and under the names of its questions as before', async () => {
  const project = await make.project();
  const as = project.owner;
  const sample_info = { dna_amount: 5, dna_concentration: 50 };
  const made = await harness.call('POST /request/', {
    as,
    body: { project: project.id, type: T.BIOSPECIMEN, additional_data: { ...DNA, sample_info } },
  });
  expect([made.status, getAnswers(made)]).toEqual([
    201,
    expect.objectContaining({ sample_info, dna_amount: 5 }),
  ]);
  const patch = (additional_data: object) =>
    harness.call(`PATCH /request/${made.body.id}/`, { as, body: { additional_data } });
  expect(getAnswers(await patch({ dna_amount: 4 }))).toMatchObject({ sample_info: { dna_amount: 4 } });
  // Who sends back what they read, with another object in it, means the object.
  expect(getAnswers(await patch({ dna_amount: 4, sample_info: { dna_amount: 3 } }))).toMatchObject({
    dna_amount: 3,
    sample_info: { dna_amount: 3, dna_concentration: 50 },
  });
  const refused = await patch({ sample_info: { dna_amount: 'much' } });
  expect([refused.status, Object.keys(refused.body)]).toEqual([
    400,
    ['additional_data.sample_info.dna_amount'],
  ]);
  expect((await patch({ sample_info: { colour: 'red' } })).status).toBe(400);
  expect((await patch({ sample_info: [] })).status).toBe(400);
});

it('the protocol of a Research Match application is its protocol_file', async () => {
  const request = await make.request({ type: T.RESEARCH_MATCH, status: S.CREATED });
  const as = request.owner;
  const id = await harness.build.file({ creator: as, type: FILE_TYPE.ATTACHMENT, name: 'protocol.pdf' });
  const protocol = [{ id, name: 'protocol.pdf' }];
  const answer = await harness.call(`PATCH /request/${request.id}/`, {
    as,
    body: { additional_data: { protocol } },
  });
  expect([answer.status, getAnswers(answer)]).toEqual([
    200,
    expect.objectContaining({ protocol, protocol_file: protocol }),
  ]);
});
