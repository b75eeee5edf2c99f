import { readWish } from '@portal/contract/tissue-wish';
import { describe, expect, it } from 'vitest';
import {
  applyDown,
  findLacks,
  fillTargets,
  newDonor,
  sumOrder,
  wishedColumns,
  wishedTargets,
} from './order-table.ts';
import { partKey, readPart, type DonorLine, type Stock } from './order-values.ts';

const row = (left: number | null, more: Partial<Stock> = {}): Stock => ({
  hemisphere: 'Left Hemisphere',
  tissue_type: 'Amygdala',
  storage: 'fixed',
  unit: 'blocks',
  amount: left,
  left,
  ...more,
});
const RIGHT = { hemisphere: 'Right Hemisphere' } as const;
const FROZEN = { storage: 'frozen', unit: 'g' } as const;
const donor = (hash: string, ...stock: Stock[]) => ({ donor_hash: hash, diagnosis: 'Autism', stock });
const WISH = readWish({
  brain_area: 'Amygdala',
  tissue_needed: 'Two blocks of 1 cm of each donor.',
  storage: 'fixed',
});
const TARGETS = wishedTargets(WISH);
const BARE = newDonor(donor('a1'));
const amounts = ({ pieces }: DonorLine) =>
  pieces.map(({ part, amount }) => [readPart(part)?.hemisphere, amount]);

describe('what is filled in', () => {
  it('comes from where most is left, with its size, and says the hemisphere', () => {
    const line = fillTargets(BARE, [row(2), row(5, RIGHT), row(null)], TARGETS);
    expect(amounts(line)).toEqual([['Right Hemisphere', '2']]);
    expect([line.pieces[0]?.description, line.hemisphere]).toEqual(['1 cm', 'Right Hemisphere']);
  });

  it.each([
    ['too little', [row(1)]],
    ['another storage', [row(20, FROZEN)]],
    ['another region', [row(20, { tissue_type: 'Striatum' })]],
    ['nothing', []],
  ])('is nothing where a donor has %s', (_, stock) => {
    expect(fillTargets(BARE, stock, TARGETS).pieces).toEqual([]);
  });

  it('uses only the hemisphere that was asked for', () => {
    const left = wishedTargets({ ...WISH, regions: [{ region: 'Amygdala', hemisphere: 'Left Hemisphere' }] });
    expect(fillTargets(BARE, [row(9, RIGHT)], left).pieces).toEqual([]);
  });

  it('is nothing where the wish was not understood whole', () => {
    expect(wishedTargets({ ...WISH, amount: null })).toEqual([]);
  });
});

it('shows the columns of the wish, in its unit where the donors have such', () => {
  const grams = row(3, { unit: 'g' });
  expect(wishedColumns([donor('a1', row(2), grams)], WISH)).toHaveLength(1);
  expect(wishedColumns([donor('a1', grams)], WISH)).toMatchObject([{ unit: 'g' }]);
});

it('applies one amount to the donors below, and counts those without enough', () => {
  const donors = [donor('a1', row(9)), donor('a2', row(3), row(4, RIGHT)), donor('a3', row(1))];
  const [one, two, three] = donors.map((each) => newDonor(each, TARGETS));
  if (!one || !two || !three || !TARGETS[0]) throw new Error('incomplete');
  const first = { ...one, pieces: one.pieces.map((piece) => ({ ...piece, amount: '4' })) };
  const { column } = TARGETS[0];
  const result = applyDown([first, two, three], 0, { column, typed: '4' }, donors, []);
  expect([result.done, result.short]).toEqual([1, 1]);
  expect(result.lines.map(amounts)).toEqual([[['Left Hemisphere', '4']], [['Right Hemisphere', '4']], []]);
  expect(sumOrder(result.lines)).toEqual({ donors: 2, blocks: 8, grams: 0 });
});

describe('what is lacking', () => {
  it.each<[string, Stock[], object | null]>([
    ['less of the same tissue', [row(1), row(8, FROZEN)], { row: row(1), amount: 1 }],
    ['the same tissue kept otherwise', [row(8, FROZEN)], { row: row(8, FROZEN), amount: null }],
    ['nothing for a region that is not near', [row(8, { tissue_type: 'Cerebellum' })], null],
    ['nothing that is used up', [row(0)], null],
  ])('comes with %s', (_, stock, nearest) => {
    expect(findLacks(BARE, stock, TARGETS, [])).toMatchObject([{ kind: 'missing', nearest }]);
  });

  it('is not reported where the tissue is counted in another unit, unless it is used up', () => {
    const grams = row(3, { unit: 'g' });
    expect(findLacks(BARE, [grams], TARGETS, [])).toEqual([]);
    expect(findLacks(BARE, [row(1), grams], TARGETS, [])).toHaveLength(1);
    expect(findLacks(BARE, [row(0, { unit: 'g' })], TARGETS, [])).toHaveLength(1);
  });

  it('is answered by another tissue that a person chose', () => {
    const line = {
      ...BARE,
      pieces: [{ part: partKey(row(8, FROZEN)), amount: '1', distribution: '', description: '' }],
    };
    expect(findLacks(line, [row(8, FROZEN)], TARGETS, [])).toEqual([]);
  });

  it('is named where more is ordered than is left, less what the order has reserved itself', () => {
    const line = {
      ...BARE,
      pieces: [{ part: partKey(row(1)), amount: '3', distribution: '', description: '' }],
    };
    expect(findLacks(line, [row(1)], TARGETS, [])).toMatchObject([{ kind: 'tooMuch', left: 1 }]);
    const own = [
      {
        id: 1,
        is_received: null,
        hash_code: 'a1',
        distribution_id: '',
        description: '',
        hemisphere: 'Left Hemisphere',
        tissue_type: 'Amygdala',
        storage: 'fixed',
        amount: 2,
        unit: 'blocks',
      },
    ] as const;
    expect(findLacks(line, [row(1)], TARGETS, [...own])).toEqual([]);
  });
});
