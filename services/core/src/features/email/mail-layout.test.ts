import { BRAND_COLORS } from '@portal/contract/brand';
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { expect, it } from 'vitest';
import { mailHtml } from './mail-layout.ts';

const branding = { ...DEFAULT_BRANDING, product_name: 'Data & Tissue', foundation_name: 'A Foundation' };

it('a mail has the field of the sign, the names of the installation, and no color but the portal’s', () => {
  const html = mailHtml('Subject', '<p><a href="https://x.test/">Open the request</a></p>', branding);
  expect(html).toContain('Data &#38; Tissue');
  expect(html).toContain('A Foundation');
  expect(html).toMatch(new RegExp(`border-radius:4px;background:${BRAND_COLORS.teal}`));
  const used = new Set(html.match(/#[0-9a-f]{6}\b/g));
  expect([...used].filter((color) => !Object.values<string>(BRAND_COLORS).includes(color))).toEqual([]);
});

it('what is said first, after the greeting, is hidden at its head for the list of mails', () => {
  const first = (body: string) =>
    /<div style="display:none[^"]*">(.*?)<\/div>/.exec(mailHtml('S', body, branding))?.[1];
  expect(first('<p>Dear Ada,</p>\n<p>Your <em>request</em> &lt;R1&gt; was approved.</p><p>More</p>')).toBe(
    'Your request &#60;R1&#62; was approved.',
  );
  expect(
    first('<p>Dear Ada,</p><p>Your reviews are due:</p><ul><li>REQ1 of Sleep</li><li>REQ2</li></ul>'),
  ).toBe('Your reviews are due: REQ1 of Sleep');
  expect(first('<p>Without a greeting</p>')).toBe('Without a greeting');
  expect(first(`<p>${'long '.repeat(100)}</p>`)).toMatch(/^(long ){27,28}…$/);
  expect(first('')).toBeUndefined();
});
