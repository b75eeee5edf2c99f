import { BRAND_COLORS } from '@portal/contract/brand';
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { expect, it } from 'vitest';
import { mailHtml } from './mail-layout.ts';

const branding = { ...DEFAULT_BRANDING, product_name: 'Data & Tissue', foundation_name: 'A Foundation' };

it('a mail has the field of the sign, the names of the installation, and no colour but the portal’s', () => {
  const html = mailHtml('Subject', '<p><a href="https://x.test/">Open the request</a></p>', branding);
  expect(html).toContain('Data &#38; Tissue');
  expect(html).toContain('A Foundation');
  expect(html).toMatch(new RegExp(`border-radius:4px;background:${BRAND_COLORS.teal}`));
  const used = new Set(html.match(/#[0-9a-f]{6}\b/g));
  expect([...used].filter((color) => !Object.values<string>(BRAND_COLORS).includes(color))).toEqual([]);
});
