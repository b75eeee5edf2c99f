import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { DefinitionList } from './DefinitionList.tsx';
import { LoadingText } from './LoadingText.tsx';

test('a wait has words, which come only when it lasts, and missing data is named [C8.6.4]', async () => {
  renderWithPortal(
    <>
      <LoadingText />
      <DefinitionList
        items={[
          { term: 'Title', value: null },
          { term: 'EIN', value: '' },
          { term: 'Requests', value: 0 },
        ]}
      />
    </>,
  );
  expect(screen.queryByText('Fetching Information')).toBeNull();
  expect(screen.getAllByText('No data provided')).toHaveLength(2);
  expect(screen.getByText('0')).toBeTruthy();
  expect(await screen.findByText('Fetching Information')).toBeTruthy();
});
