/** The rules of generic forms, value by value (spec 1 section 5 "Generic forms"). */
import { describe, expect, it } from 'vitest';
import {
  asText,
  evaluateCondition,
  filledRows,
  FORM_BLOCK_TYPES,
  formFields,
  isEmptyValue,
  presentFields,
  tableRows,
  type FormCondition,
  type RuledField,
  type RuledForm,
} from './form-rules.ts';
import { fieldProblem, tableProblems } from './form-entries.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';

const field = (type: string, further: Partial<RuledField> = {}): RuledField => ({
  name: 'answer',
  type,
  ...further,
});

it('has two kinds of block without a value', () => {
  expect(FORM_BLOCK_TYPES).toEqual(['header', 'html']);
});

it.each([[undefined], [null], [false], [''], ['  '], ['<p>&nbsp;</p>'], ['<br> <b></b>'], [[]]])(
  '%j is empty',
  (value) => expect(isEmptyValue(value)).toBe(true),
);
it.each([[0], [true], ['a'], ['<p>a</p>'], ['<<'], [['']], [{ length: 0 }]])('%j is not empty', (value) =>
  expect(isEmptyValue(value)).toBe(false),
);
it.each([
  ['a', 'a'],
  [1.5, '1.5'],
  [false, 'false'],
  [null, ''],
  [['a'], ''],
  [{}, ''],
])('%j as text is %j', (value, text) => expect(asText(value)).toBe(text));

describe('conditions', () => {
  const answers = { kind: '4', many: ['1', 2], blank: '', ticked: true };
  it.each<[FormCondition | undefined, boolean]>([
    [undefined, true],
    [{ field: 'kind', equals: 4 }, true],
    [{ field: 'kind', equals: 5 }, false],
    [{ field: 'many', equals: 2 }, true],
    [{ field: 'many', equals: '1' }, true],
    [{ field: 'many', equals: 3 }, false],
    [{ field: 'ticked', equals: true }, true],
    [{ field: 'kind', in: [3, 4] }, true],
    [{ field: 'kind', in: [3] }, false],
    [{ field: 'kind', isSet: true }, true],
    [{ field: 'blank', isSet: true }, false],
    [{ field: 'blank', isSet: false }, true],
    [{ field: 'nowhere', isSet: false }, true],
    [{ all: [] }, true],
    [
      {
        all: [
          { field: 'kind', equals: 4 },
          { field: 'blank', isSet: true },
        ],
      },
      false,
    ],
    [
      {
        all: [
          { field: 'kind', equals: 4 },
          { field: 'ticked', isSet: true },
        ],
      },
      true,
    ],
    [
      {
        any: [
          { field: 'kind', equals: 5 },
          { field: 'ticked', isSet: true },
        ],
      },
      true,
    ],
    [{ any: [{ field: 'kind', equals: 5 }] }, false],
  ])('%j: %s', (condition, expected) => expect(evaluateCondition(condition, answers)).toBe(expected));
});

describe('what is missing', () => {
  it.each<[RuledField, unknown, string | undefined]>([
    [field('text'), '', MESSAGES.required],
    [field('text', { requiredMessage: 'Say who' }), ' ', 'Say who'],
    [field('text', { isOptional: true }), '', undefined],
    [field('table'), [], MESSAGES.tableRequired],
    [field('table'), [{ a: '' }], MESSAGES.tableRequired],
    [field('table', { requiredMessage: 'One row' }), [], 'One row'],
    [field('table', { isOptional: true }), [], undefined],
  ])('%j with %j: %j', (ruled, value, problem) => expect(fieldProblem(ruled, value)).toBe(problem));
});

describe('what is wrong', () => {
  const options = [
    { value: 4, label: 'Four' },
    { value: 'b', label: 'B' },
  ];
  const short = { maxLength: 3 };
  const pattern = { matches: '^a' };
  const spoken = { matches: /^a/, message: 'Begin with a' };
  const long = `${'a'.repeat(LIMITS.email)}@b.test`;
  const longest = `${'a'.repeat(LIMITS.email - '@b.test'.length)}@b.test`;
  it.each<[RuledField, unknown, string | undefined]>([
    [field('text', short), 'abc', undefined],
    [field('text', short), 'abcd', 'Please use at most 3 characters (you have 4)'],
    [field('tel', short), 'abcd', 'Please use at most 3 characters (you have 4)'],
    [field('password', short), 'abcd', 'Please use at most 3 characters (you have 4)'],
    [field('textarea', short), 'abcd', 'Please use at most 3 characters (you have 4)'],
    [field('text', { pattern }), 'abc', undefined],
    [field('text', { pattern }), 'bc', MESSAGES.invalidInput],
    [field('text', { pattern: spoken }), 'bc', 'Begin with a'],
    [field('email'), 'ada@uni.test', undefined],
    [field('email'), 'ada@uni', MESSAGES.emailPattern],
    [field('email'), 'ada uni@b.test', MESSAGES.emailPattern],
    [field('email'), longest, undefined],
    [field('email'), long, MESSAGES.emailPattern],
    [field('email', short), 'ada@uni.test', 'Please use at most 3 characters (you have 12)'],
    [field('number'), '1,000', undefined],
    [field('number'), 'many', 'Please enter a number'],
    [field('number', { min: 2, max: 4 }), '2', undefined],
    [field('number', { min: 2, max: 4 }), '4', undefined],
    [field('number', { min: 2, max: 4 }), '1.9', 'Please enter 2 or more'],
    [field('number', { min: 2, max: 4 }), 4.1, 'Please enter 4 or less'],
    [field('number', { max: 1000 }), '1,001', 'Please enter 1,000 or less'],
    [field('date'), '2026-02-03', undefined],
    [field('date'), '2026-13-03', MESSAGES.dateFormat],
    [field('date'), '02/03/2026', MESSAGES.dateFormat],
    [field('date', { min: '2026-01-02', max: '2026-01-04' }), '2026-01-02', undefined],
    [field('date', { min: '2026-01-02', max: '2026-01-04' }), '2026-01-04', undefined],
    [field('date', { min: '2026-01-02' }), '2026-01-01', 'Please enter 01/02/2026 or a later date'],
    [field('date', { max: '2026-01-04' }), '2026-01-05', 'Please enter 01/04/2026 or an earlier date'],
    [field('select', { options }), '4', undefined],
    [field('select', { options }), 'c', MESSAGES.invalidInput],
    [field('select'), '4', MESSAGES.invalidInput],
    [field('radio', { options }), 'c', MESSAGES.invalidInput],
    [field('checkboxes', { options }), ['b', 4], undefined],
    [field('checkboxes', { options }), ['b', 'c'], MESSAGES.invalidInput],
    [field('tags', { pattern }), ['ab', 'a'], undefined],
    [field('tags', { pattern }), ['ab', 'b'], `b: ${MESSAGES.invalidInput}`],
    [field('tags', { pattern: spoken }), ['b'], 'b: Begin with a'],
    [field('tags', { pattern }), 'b', MESSAGES.invalidInput],
    [field('rating'), 'whatever', undefined],
  ])('%j with %j: %j', (ruled, value, problem) => expect(fieldProblem(ruled, value)).toBe(problem));
});

describe('tables', () => {
  const table = field('table', {
    columns: [
      field('text', { name: 'who' }),
      field('number', { name: 'many', isOptional: true }),
      field('text', { name: 'code', isOptional: true, pattern: { matches: '^a', message: 'Begin with a' } }),
      field('text', { name: 'why', isOptional: true, maxLength: 2 }),
    ],
  });

  it('takes objects for rows, and leaves blank ones out', () => {
    const rows = [{ who: '' }, null, ['a'], 'a', { who: 'Ada', why: '' }];
    expect(tableRows(rows)).toEqual([{ who: '' }, { who: 'Ada', why: '' }]);
    expect(filledRows(rows)).toEqual([{ who: 'Ada', why: '' }]);
    expect(tableRows('Ada')).toEqual([]);
  });

  it('names each cell that is missing or wrong, by its row', () => {
    expect(
      tableProblems(table, [
        { who: '' },
        { many: 'x', code: 'b', why: 'long' },
        { who: 'Ada', many: '1', code: 'a' },
      ]),
    ).toEqual([
      { row: 1, column: 'who', message: MESSAGES.tableRequired },
      { row: 1, column: 'many', message: MESSAGES.invalidInput },
      { row: 1, column: 'code', message: 'Begin with a' },
      { row: 1, column: 'why', message: MESSAGES.invalidInput },
    ]);
    const named = field('table', { columns: [field('text', { name: 'who', requiredMessage: 'Who?' })] });
    expect(tableProblems(named, [{ what: 'a' }])).toEqual([{ row: 0, column: 'who', message: 'Who?' }]);
    expect(tableProblems(field('table'), [{ who: 'Ada' }])).toEqual([]);
  });

  it('is wrong as a whole by its first cell', () => {
    expect(fieldProblem(table, [{ many: '1' }])).toBe(MESSAGES.tableRequired);
    expect(fieldProblem(table, [{ who: 'Ada' }])).toBeUndefined();
  });
});

describe('what takes part', () => {
  const form: RuledForm = {
    sections: [
      {
        items: [
          { type: 'header' },
          { type: 'html', when: { field: 'kind', equals: 'tissue' } },
          { name: 'kind', type: 'text' },
          { name: 'detail', type: 'text', when: { field: 'kind', equals: 'tissue' } },
          { name: 'further', type: 'text', when: { field: 'detail', isSet: true } },
          { name: 'old', type: 'text', when: { field: 'is_old', equals: true } },
        ],
      },
      {
        when: { field: 'further', isSet: true },
        items: [{ name: 'last', type: 'text' }],
      },
    ],
  };
  const names = (answers: Record<string, unknown>, given?: Record<string, unknown>) =>
    presentFields(form, answers, given).map(({ name }) => name);

  it('are fields, not blocks', () => {
    expect(formFields(form).map(({ name }) => name)).toEqual(['kind', 'detail', 'further', 'old', 'last']);
  });

  it('follows conditions of fields and sections', () => {
    expect(names({})).toEqual(['kind']);
    expect(names({ kind: 'tissue' })).toEqual(['kind', 'detail']);
    expect(names({ kind: 'tissue', detail: 'a' })).toEqual(['kind', 'detail', 'further']);
    expect(names({ kind: 'tissue', detail: 'a', further: 'b' })).toEqual([
      'kind',
      'detail',
      'further',
      'last',
    ]);
  });

  it('counts an answer that is hidden as none, all the way down', () => {
    expect(names({ kind: 'blood', detail: 'a', further: 'b', last: 'c' })).toEqual(['kind']);
  });

  it('knows what is given beside the answers, over an answer of the same name', () => {
    expect(names({}, { is_old: true })).toEqual(['kind', 'old']);
    expect(names({ is_old: true })).toEqual(['kind']);
    expect(names({ kind: 'blood' }, { kind: 'tissue' })).toEqual(['kind', 'detail']);
  });
});
