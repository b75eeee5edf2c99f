import { DEFAULT_BRANDING } from '@portal/contract';
import { toPseudo } from '@portal/contract/pseudo-language';
import { inLanguage } from '@portal/kit';
import { expect, it } from 'vitest';
import { mailHtml, mailText } from './mail-layout.ts';

it('the words around a mail are in that language too', () => {
  const text = inLanguage('en-XA', () => mailText('<p>x</p>', DEFAULT_BRANDING));
  expect(text).toContain(
    toPseudo('Questions? Write to {support}').replace('{support}', DEFAULT_BRANDING.support_email),
  );
  expect(inLanguage('en-XA', () => mailHtml('x', '', DEFAULT_BRANDING))).toContain('<html lang="en-XA">');
});
