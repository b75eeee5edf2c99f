import type { FormSection } from '@portal/shared-ui/form';
import { register as words } from '#texts/register';
import { TermsBox } from './TermsBox.tsx';

/** The terms, and the checkbox to accept them. */
export const termsSection: FormSection = {
  id: 'terms',
  title: words.termsSection,
  description: <TermsBox />,
  items: [{ type: 'checkbox', name: 'agreed_to_terms', label: words.agree }],
};
