import { describe, expect, it } from 'vitest';
import { formFields } from '../forms/form-rules.ts';
import { ALL_REQUEST_TYPES } from './lookup.ts';

const inChapters = ALL_REQUEST_TYPES.flatMap(({ key, chapters, forms }) =>
  chapters ? forms.map((form) => ({ key, chapters, form })) : [],
);

describe.each(inChapters)('$key form $form.version', ({ chapters, form }) => {
  it('has every question in exactly one chapter', () => {
    const placed = chapters.flatMap(({ fields }) => fields);
    expect(new Set(placed).size).toBe(placed.length);
    expect(formFields(form).filter(({ name }) => !placed.includes(name))).toEqual([]);
  });

  it('has chapters with names of their own and at most eleven questions', () => {
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
    expect(Math.max(...chapters.map(({ fields }) => fields.length))).toBeLessThanOrEqual(11);
  });
});

it('the application for participants and both requests for tissue are in chapters', () => {
  expect(ALL_REQUEST_TYPES.filter(({ chapters }) => chapters).map(({ key }) => key)).toEqual([
    'research_match',
    'pilot_tissue',
    'abn_tissue',
  ]);
});
