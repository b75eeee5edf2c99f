import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

test('a label that is a question or a sentence has its own mark', () => {
  const errors = [
    { name: 'nonprofit', label: 'Is it a nonprofit institution?', message: 'Required field' },
    { name: 'agreed', label: 'I keep to the terms.', message: 'Please agree' },
    { name: 'ein', label: 'EIN', message: 'Required field' },
  ];
  renderWithPortal(<ErrorSummary errors={errors} attempt={1} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Is it a nonprofit institution? Required field',
    'I keep to the terms. Please agree',
    'EIN: Required field',
  ]);
});
