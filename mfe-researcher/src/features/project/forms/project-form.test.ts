import type { Project } from '@portal/contract';
import { expect, test } from 'vitest';
import { projectBody, projectValues } from './project-form.ts';

const WORDS = { title: 'Sleep in  siblings', abstract: 'How they\nsleep.', relation: 'autism' };
const OWN = { public_title: 'Sleep', public_abstract: 'For families' };

test('the scientific words are copied where that is chosen, and only there [R5-05]', () => {
  expect(projectBody({ ...WORDS, ...OWN, copies: true })).toMatchObject({
    public_title: WORDS.title,
    public_abstract: WORDS.abstract,
  });
  expect(projectBody({ ...WORDS, ...OWN, copies: false })).toMatchObject(OWN);
});

test.each([
  ['the same', { public_title: 'Sleep in siblings', public_abstract: 'How they sleep.' }, true],
  ['another title', { public_title: 'Sleep', public_abstract: 'How they sleep.' }, false],
  ['another abstract', { public_title: 'Sleep in siblings', public_abstract: 'How?' }, false],
  ['none', { public_title: null, public_abstract: null }, false],
])('%s but for white space is a copy: found again [R5-06]', (_, words, copies) => {
  expect(projectValues({ ...WORDS, ...words } as unknown as Project)['copies']).toBe(copies);
});
