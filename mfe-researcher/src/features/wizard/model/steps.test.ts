import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { buildPlan } from '../../../testing/build-plan.ts';
import { draftValues } from './draft-values.ts';
import { firstIncomplete, mayEnter, placeErrors, stepNumber, stepProblems } from './steps.ts';

const complete = draftValues(buildDraft());
const plan = buildPlan(buildDraft());
const editing = buildPlan(buildDraft(), {}, false);

describe('entering a step', () => {
  it('needs output of every earlier step [R2.1-10]', () => {
    expect(plan.steps.map((_, index) => mayEnter(index + 1, plan, complete))).toEqual(Array(6).fill(true));
    const withoutDatasets = { ...complete, datasets: [] };
    expect(plan.steps.map((_, index) => mayEnter(index + 1, plan, withoutDatasets))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(mayEnter(2, plan, null)).toBe(false);
  });

  it('reads the position from the hash only [R2.1-09]', () => {
    expect(stepNumber('#project_request_3', plan.steps)).toBe(3);
    expect(stepNumber('#project_request_6', editing.steps)).toBeNull();
    expect(stepNumber('#elsewhere', plan.steps)).toBeNull();
  });
});

describe('what a step lacks', () => {
  it.each([
    ['', 'Field Required'],
    ['maya', 'Not a valid Globus Id or Username'],
  ])('says for the Globus username %j: %s [R5-23 R5-24]', (globus_username, message) => {
    expect(stepProblems(plan, 'details', { ...complete, globus_username })).toEqual([
      { name: 'globus_username', label: 'Globus username', message },
    ]);
  });

  it('takes the three questions only when each is True and the terms are ticked [R5-52 R5-53]', () => {
    expect(stepProblems(plan, 'policy', complete)).toEqual([]);
    const names = stepProblems(plan, 'policy', {
      ...complete,
      agreed_nih: false,
      data_safeguard: null,
      agreed_to_usage_policy: false,
    }).map(({ name }) => name);
    expect(names).toEqual(['agreed_nih', 'data_safeguard', 'agreed_to_usage_policy']);
  });
});

describe('errors of the server', () => {
  it('land on their step in the order of the wizard; what has no field is general [R8-09]', () => {
    const placed = placeErrors(
      {
        agreed_nih: ['This must be True'],
        'additional_data.globus_username': ['Field Required'],
        institution: ['The institution was rejected'],
      },
      plan,
    );
    expect([...placed.steps.keys()]).toEqual(['details', 'policy']);
    expect(placed.steps.get('details')?.[0]).toMatchObject({
      name: 'globus_username',
      message: 'Field Required',
    });
    expect(placed.general).toEqual(['The institution was rejected']);
  });
});

describe('the step at which a draft continues', () => {
  it('is the first step that lacks something, and the review when none does', () => {
    expect(firstIncomplete(plan, null)).toBe(1);
    expect(firstIncomplete(plan, { ...complete, usage: '' })).toBe(3);
    expect(firstIncomplete(plan, complete)).toBe(6);
  });
});
