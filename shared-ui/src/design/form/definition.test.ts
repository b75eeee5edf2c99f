import { expect, test } from 'vitest';
import { holds, isEmptyValue, startValues, visibleFields, visibleItems } from './definition.ts';
import { entryProblem } from './entry-checks.ts';
import { formOutput } from './output.ts';
import { filledValues, sampleDefinition } from './sample-form.ts';
import type { FormField, FormSection } from './types.ts';

const names = (values: Record<string, unknown>) =>
  visibleFields(sampleDefinition, values).map(({ name }) => name);

test('a conditional field takes part only when its condition is met; blocks never count', () => {
  expect(names({ kind: '1' })).toEqual([
    'title',
    'kind',
    'irb_expiration',
    'purpose',
    'cohort',
    'keywords',
    'agreed',
  ]);
  expect(names({ kind: '2' })).toContain('samples');
  expect(
    holds(
      {
        any: [
          { field: 'a', isSet: true },
          { field: 'b', in: [1, 2] },
        ],
      },
      { a: [], b: '2' },
    ),
  ).toBe(true);
  expect(holds({ all: [{ field: 'a', isSet: false }, (values) => values.b === 3] }, { a: '', b: 4 })).toBe(
    false,
  );
});

test.each([undefined, null, '', '  ', [], false, '<p></p>'])('%j counts as empty', (value) => {
  expect(isEmptyValue(value)).toBe(true);
});

const text: FormField = { type: 'text', name: 'a', label: 'A', maxLength: 5, pattern: { matches: /^\d+$/ } };
test.each<[FormField, unknown, string | undefined]>([
  [text, '', 'Required field'],
  [{ ...text, requiredMessage: 'Please select an institution' }, '', 'Please select an institution'],
  [{ ...text, isOptional: true }, '', undefined],
  [text, 'abc', 'Invalid input'],
  [text, '123456', 'Please use at most 5 characters (you have 6)'],
  [{ type: 'date', name: 'a', label: 'A' }, '1/2/27', 'Please use the format MM/DD/YYYY'],
  [
    { type: 'date', name: 'a', label: 'A', min: '2027-01-01' },
    '2026-12-31',
    'Please enter 01/01/2027 or a later date',
  ],
  [{ type: 'number', name: 'a', label: 'A', min: 1 }, '0', 'Please enter 1 or more'],
  [{ type: 'number', name: 'a', label: 'A' }, 'ten', 'Please enter a number'],
  [{ type: 'email', name: 'a', label: 'A' }, 'ada@', 'Please enter a valid email address'],
  [{ type: 'checkbox', name: 'a', label: 'A' }, false, 'Required field'],
  [
    { type: 'tags', name: 'a', label: 'A', pattern: { matches: /^\d+-p1$/, message: 'not a sample id' } },
    ['11000-p1', 'x'],
    'x: not a sample id',
  ],
  [
    {
      type: 'text',
      name: 'a',
      label: 'A',
      validate: (value) => (value === 'me' ? 'Not yourself' : undefined),
    },
    'me',
    'Not yourself',
  ],
])('%o with %j says %s', (field, value, message) => {
  expect(entryProblem(field, { a: value })).toBe(message);
});

test('what is sent: choices and numbers as their own values, no date as null, hidden fields left out', () => {
  expect(formOutput(sampleDefinition, filledValues)).toEqual({ ...filledValues, kind: 2, samples: 40 });
  expect(
    formOutput(sampleDefinition, { ...filledValues, kind: '1', irb_expiration: '', title: ' x ' }),
  ).toEqual({
    ...filledValues,
    kind: 1,
    irb_expiration: null,
    title: 'x',
    samples: undefined,
  });
});

test('start values are complete, and a server error finds its section', () => {
  expect(startValues(sampleDefinition, { kind: 2, id: 7 })).toMatchObject({
    kind: '2',
    id: 7,
    title: '',
    keywords: [],
    agreed: false,
  });
});

test('a question has other words where another answer asks for them', () => {
  const section: FormSection = {
    id: 'end',
    title: 'The end',
    items: [
      { type: 'checkbox', name: 'destroyed', label: 'We destroy it', isOptional: true },
      {
        type: 'text',
        name: 'how',
        label: 'What will happen to it instead?',
        otherLabel: { when: { field: 'destroyed', equals: true }, label: 'How will you destroy it?' },
      },
    ],
  };
  const asked = (destroyed: boolean) =>
    visibleItems(section, { destroyed }).map((item) => ('label' in item ? item.label : ''));
  expect(asked(false)).toEqual(['We destroy it', 'What will happen to it instead?']);
  expect(asked(true)).toEqual(['We destroy it', 'How will you destroy it?']);
});
