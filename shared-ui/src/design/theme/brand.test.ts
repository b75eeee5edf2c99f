import { BRAND_COLORS } from '@portal/contract/brand';
import { expect, test } from 'vitest';
import { colors } from './palettes.ts';

test('mails and documents have the colors of the theme', () => {
  const { accent, gray } = colors;
  expect(BRAND_COLORS).toMatchObject({
    teal: accent['600']?.value,
    tealSubtle: accent['100']?.value,
    ink: gray['900']?.value,
    muted: gray['600']?.value,
    line: gray['200']?.value,
    paper: gray['50']?.value,
  });
});
