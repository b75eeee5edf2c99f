import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { valuesOf } from './draft-values.ts';
import {
  EDIT_STEPS,
  firstIncomplete,
  mayEnter,
  NEW_STEPS,
  placeErrors,
  problemsOf,
  stepNumberOf,
} from './steps.ts';

const complete = valuesOf(buildDraft());

describe('entering a step', () => {
  it('needs output of every earlier step', () => {
    expect(NEW_STEPS.map((_, index) => mayEnter(index + 1, NEW_STEPS, complete))).toEqual(
      Array(6).fill(true),
    );
    const withoutDatasets = { ...complete, datasets: [] };
    expect(NEW_STEPS.map((_, index) => mayEnter(index + 1, NEW_STEPS, withoutDatasets))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(mayEnter(2, NEW_STEPS, null)).toBe(false);
  });

  it('reads the position from the hash only', () => {
    expect(stepNumberOf('#project_request_3', NEW_STEPS)).toBe(3);
    expect(stepNumberOf('#project_request_6', EDIT_STEPS)).toBeNull();
    expect(stepNumberOf('#elsewhere', NEW_STEPS)).toBeNull();
  });
});

describe('what a step lacks', () => {
  it.each([
    ['', 'Field Required'],
    ['maya', 'Not a valid Globus Id or Username'],
  ])('says for the Globus username %j: %s', (globus_username, message) => {
    expect(problemsOf('details', { ...complete, globus_username })).toEqual([
      { name: 'globus_username', label: 'Globus username', message },
    ]);
  });

  it('takes the three questions only when each is True and the terms are ticked', () => {
    expect(problemsOf('policy', complete)).toEqual([]);
    const names = problemsOf('policy', {
      ...complete,
      agreed_nih: false,
      data_safeguard: null,
      agreed_to_usage_policy: false,
    }).map(({ name }) => name);
    expect(names).toEqual(['agreed_nih', 'data_safeguard', 'agreed_to_usage_policy']);
  });
});

describe('errors of the server', () => {
  it('land on their step in the order of the wizard; what has no field is general', () => {
    const placed = placeErrors(
      {
        agreed_nih: ['This must be True'],
        'additional_data.globus_username': ['Field Required'],
        institution: ['The institution was rejected'],
      },
      NEW_STEPS,
    );
    expect([...placed.steps.keys()]).toEqual(['details', 'policy']);
    expect(placed.steps.get('details')?.[0]).toMatchObject({
      name: 'globus_username',
      message: 'Field Required',
    });
    expect(placed.general).toEqual(['The institution was rejected']);
  });
});

describe('where a draft goes on', () => {
  it('is the first step that lacks something, and the review when none does', () => {
    expect(firstIncomplete(NEW_STEPS, null)).toBe(1);
    expect(firstIncomplete(NEW_STEPS, { ...complete, usage: '' })).toBe(3);
    expect(firstIncomplete(NEW_STEPS, complete)).toBe(6);
  });
});
