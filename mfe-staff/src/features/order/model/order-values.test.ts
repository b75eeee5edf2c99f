import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  donorsProblem,
  NEW_PIECE,
  partKey,
  partOptions,
  readAmount,
  readPart,
  whereProblem,
  withPiece,
  writeSum,
  type DonorLine,
} from './order-values.ts';

const LEFT = {
  hemisphere: 'Left Hemisphere',
  tissue_type: 'Amygdala',
  storage: 'frozen',
  unit: 'g',
} as const;
const RIGHT = { ...LEFT, hemisphere: 'Right Hemisphere' } as const;
const DURA = { ...LEFT, hemisphere: 'Dura', tissue_type: 'Dura' } as const;
const choose = (part: Parameters<typeof partKey>[0], amount = '1') => ({
  ...NEW_PIECE,
  part: partKey(part),
  amount,
});
const LINE: DonorLine = {
  hash: 'a1',
  hemisphere: '',
  tissue: '',
  record: '',
  description: '',
  pieces: [NEW_PIECE],
};

it.each([
  ['1.5', 1.5],
  [' 2 ', 2],
  ['0,25', 0.25],
  ['', Number.NaN],
  ['1e3', Number.NaN],
  ['-1', Number.NaN],
  ['two', Number.NaN],
])('reads the amount %j as %d', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

describe('the hemisphere of a donor', () => {
  it('follows the tissue that is chosen', () => {
    const one = withPiece(LINE, 0, choose(LEFT));
    expect(one.hemisphere).toBe('Left Hemisphere');
    expect(withPiece(one, 0, choose(RIGHT)).hemisphere).toBe('Right Hemisphere');
  });

  it('is left alone once someone said something else', () => {
    expect(withPiece({ ...LINE, hemisphere: 'Other' }, 0, choose(LEFT)).hemisphere).toBe('Other');
    expect(withPiece({ ...LINE, tissue: 'Cortex' }, 0, choose(LEFT)).hemisphere).toBe('');
  });
});

it('names what is in the way of an order', () => {
  const full = withPiece(LINE, 0, choose(LEFT));
  expect(donorsProblem([])).toBe('Add at least one donor');
  expect(donorsProblem([{ ...full, pieces: [] }])).toBe('1 donor needs a tissue and an amount');
  expect(donorsProblem([full, LINE, LINE])).toBe('2 donors need a tissue and an amount');
  expect(donorsProblem([full])).toBeUndefined();
  expect(amountProblem(choose(LEFT, '0'))).toBe('Enter an amount above 0');
  expect([whereProblem(LINE), whereProblem({ ...full, hemisphere: '' })]).toEqual([
    undefined,
    'Choose a hemisphere, or name the tissue',
  ]);
});

it('offers what is left, with what the order has reserved itself, and what it names that is gone', () => {
  const stock = [
    { ...LEFT, amount: 10, left: 4 },
    { ...DURA, amount: null, left: null },
  ];
  const own = [{ ...LEFT, hash_code: 'a1', amount: 2 }];
  expect(partOptions(stock, own, [partKey(RIGHT), '']).map(({ label }) => label)).toEqual([
    'Amygdala, Left Hemisphere, frozen (6 g left)',
    'Dura, frozen',
    'Amygdala, Right Hemisphere, frozen',
  ]);
  const oneBlock = [{ ...LEFT, storage: 'fixed', unit: 'blocks', amount: 3, left: 1 }] as const;
  expect(partOptions(oneBlock, [], []).map(({ label }) => label)).toEqual([
    'Amygdala, Left Hemisphere, fixed (1 block left)',
  ]);
  expect(readPart(partKey(DURA))).toEqual(DURA);
});

it.each([
  [{ donors: 0, blocks: 0, grams: 0 }, ''],
  [{ donors: 14, blocks: 28, grams: 41 }, '28 blocks and 41 g for 14 donors'],
  [{ donors: 1, blocks: 1, grams: 0 }, '1 block for 1 donor'],
  [{ donors: 2, blocks: 0, grams: 1.5 }, '1.5 g for 2 donors'],
])('writes the sum of %j', (sum, text) => {
  expect(writeSum(sum)).toBe(text);
});
