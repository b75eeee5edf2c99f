import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND_COLORS, SIGN_SVG, STRANDS } from '@portal/contract/brand';
import { expect, test } from 'vitest';

const page = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');

test('the sign is one on screens, in documents, as the icon of the page and while it loads', () => {
  expect(SIGN_SVG).toContain(STRANDS);
  expect(page.split(STRANDS), 'the icon and the sign before the scripts are there').toHaveLength(3);
  expect(page).toContain(`%23${BRAND_COLORS.teal.slice(1)}`);
});
