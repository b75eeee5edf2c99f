import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { LabeledField } from './LabeledField.tsx';

test('a field that may stay empty says so in its own words', () => {
  renderWithPortal(
    <LabeledField label="ORCID iD" isOptional>
      {(control) => <input {...control} />}
    </LabeledField>,
  );
  expect(screen.getByRole('textbox', { name: 'ORCID iD (optional)' })).toBeTruthy();
});
