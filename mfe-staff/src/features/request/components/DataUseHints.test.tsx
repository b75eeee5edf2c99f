import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAs } from '../../../testing/show-as.tsx';
import { DataUseHints } from './DataUseHints.tsx';

test('the verdict is the first column, as long dataset names would push it out of view', () => {
  showAs(
    'sfari_admin',
    <DataUseHints
      hints={[
        {
          dataset: { id: 'a', dataset_id: 'a', display_name: 'A dataset with a very long name' },
          term: 'DUO:0000046',
          verdict: 'conflicts',
          reason: 'The institution is a company.',
        },
      ]}
    />,
  );
  const [head, row] = screen.getAllByRole('row');
  if (!head || !row) throw new Error('no rows');
  expect(within(head).getAllByRole('columnheader')[0]?.textContent).toBe('This request');
  expect(within(row).getAllByRole('cell')[0]?.textContent).toContain('Does not fit');
});
