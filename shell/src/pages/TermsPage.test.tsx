import { screen } from '@testing-library/react';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component as TermsPage } from './TermsPage.tsx';

test('acceptance, behavior rules, liability waiver, confidentiality, restricted countries [C2.1.10]', async () => {
  const { container } = renderWithPortal(<TermsPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Acceptance',
    'Rules of conduct',
    'Liability waiver',
    'Confidentiality',
    'Restricted countries',
  ]);
  expect(container.textContent).toContain('China (including Hong Kong and Macau)');
  expect(await axeViolations(container)).toEqual([]);
});
