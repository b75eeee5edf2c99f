import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { ResearcherWork } from './ResearcherWork.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what a researcher works on has words while it is on its way [C8.6.4]', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderWithPortal(<ResearcherWork userId={99} />);
  expect(await screen.findByText('Loading Info')).toBeTruthy();
});
