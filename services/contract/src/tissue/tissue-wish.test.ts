import { describe, expect, it } from 'vitest';
import { areNear, readWish } from './tissue-wish.ts';

const wish = (tissue_needed: string, brain_area = 'Amygdala', storage = 'frozen') => ({
  brain_area,
  tissue_needed,
  storage,
});

describe('the amount', () => {
  it.each([
    ['500 mg of each donor.', { amount: 0.5, unit: 'g', size: '' }],
    ['Two blocks of 1 cm of each donor.', { amount: 2, unit: 'blocks', size: '1 cm' }],
    ['2,5 g per donor', { amount: 2.5, unit: 'g', size: '' }],
    ['1 gram from each donor', { amount: 1, unit: 'g', size: '' }],
    ['3 g frozen tissue per donor', { amount: 3, unit: 'g', size: '' }],
    ['One block each', { amount: 1, unit: 'blocks', size: '' }],
  ])('is read from %j', (text, amount) => {
    expect(readWish(wish(text))).toMatchObject({ amount, unread: [] });
  });

  it.each([
    '500 mg',
    '1,500 mg of each donor',
    'About 500 mg of each donor',
    '1 to 2 g of each donor',
    '500 mg of each donor with autism',
    '2 g per region per donor',
    '500 mg of 1 cm of each donor',
    '0 g of each donor',
    '1.5 blocks of each donor',
    '3 g fixed tissue per donor',
  ])('is left to the person in %j', (text) => {
    expect(readWish(wish(text))).toMatchObject({ amount: null, unread: ['tissue_needed'] });
  });
});

describe('the area', () => {
  it.each([
    ['amygdala', [{ region: 'Amygdala', hemisphere: null }]],
    ['Left amygdala.', [{ region: 'Amygdala', hemisphere: 'Left Hemisphere' }]],
    [
      'Prefrontal cortex, striatum and cerebellum',
      [
        { region: 'Prefrontal cortex', hemisphere: null },
        { region: 'Striatum', hemisphere: null },
        { region: 'Cerebellum', hemisphere: null },
      ],
    ],
  ])('is read from %j', (area, regions) => {
    expect(readWish(wish('1 g each', area))).toMatchObject({ regions, unread: [] });
  });

  it.each(['BA9', 'Prefrontal cortex (BA9)', 'Amygdala and BA22', 'Amygdala or striatum', 'Other'])(
    'is left to the person in %j, whole',
    (area) => {
      expect(readWish(wish('1 g each', area))).toMatchObject({ regions: [], unread: ['brain_area'] });
    },
  );
});

it('names no answer that was not given', () => {
  expect(readWish({ brain_area: '', tissue_needed: ' ', storage: '' })).toEqual({
    regions: [],
    storage: null,
    amount: null,
    unread: [],
  });
});

it('takes regions for near by their names', () => {
  expect(areNear('Superior temporal gyrus', 'Temporal cortex')).toBe(true);
  expect(areNear('Thalamus', 'Hypothalamus')).toBe(true);
  expect(areNear('Amygdala', 'Amygdala')).toBe(false);
  expect(areNear('Amygdala', 'Cerebellum')).toBe(false);
});
