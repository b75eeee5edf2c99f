import { expect, it } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { buildPlan } from '../../../testing/build-plan.ts';
import { typeResource, type Resource } from '../../resource/model/resource.ts';
import { choose, chosenKeys } from './choices.ts';
import { draftValues } from './draft-values.ts';

const draft = buildDraft();
const plan = buildPlan(draft);
const values = draftValues(draft);
const [CHOSEN] = values.datasets;
const dataset = (id: string): Resource => ({ ...typeResource(4), key: `dataset-${id}`, type: 1, id });

it('datasets are together and ask nothing', () => {
  expect(choose(plan, values, dataset('0a'), true)).toEqual({
    changes: { datasets: [CHOSEN, '0a'].sort() },
    loses: false,
  });
  expect(choose(plan, values, dataset(CHOSEN ?? ''), false)).toEqual({
    changes: { datasets: [] },
    loses: false,
  });
});

it('another kind takes the place of what was chosen, and is asked first [R5-16]', () => {
  expect(choose(plan, values, typeResource(4), true)).toEqual({ type: 4, loses: true });
});

it('of an empty draft nothing is lost, but what was written is', () => {
  const empty = { ...values, datasets: [], usage: '', genetic_seq: [], gpf_access_status: null };
  expect(choose(plan, empty, typeResource(6), true)).toEqual({ type: 6, loses: false });
  expect(choose(plan, { ...empty, usage: 'We study sleep.' }, typeResource(6), true).loses).toBe(true);
});

it('a type that is the resource is chosen as long as the draft is of it', () => {
  const match = buildPlan({ ...draft, type: 4 });
  expect([...chosenKeys(match, values)]).toEqual(['type-4']);
  expect(choose(match, values, dataset('0a'), true)).toMatchObject({
    type: 1,
    datasets: ['0a'],
    loses: true,
  });
  expect(choose(match, values, typeResource(4), false)).toMatchObject({ type: 1 });
});

it('one kind of samples per request: another takes its place after it was asked, and the ids go with it [R5-14]', () => {
  const plasma: Resource = { ...typeResource(4), key: 'sample-1', type: 2, id: '1' };
  expect(choose(plan, { ...values, datasets: [], usage: '' }, plasma, true)).toMatchObject({
    type: 2,
    answers: { sample_type: 1 },
  });
  const samples = buildPlan({ ...draft, type: 2 });
  const saved = { ...values, sample_type: '1', samples: { '11000-p1': 200 } };
  expect([...chosenKeys(samples, saved)]).toEqual(['sample-1']);
  expect(choose(samples, saved, { ...plasma, key: 'sample-7', id: '7' }, true)).toEqual({
    changes: { sample_type: '7', samples: null },
    loses: true,
  });
  expect(choose(samples, { ...saved, sample_type: '', samples: null }, plasma, true)).toEqual({
    changes: { sample_type: '1' },
    loses: false,
  });
});
