import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { AwaitReads } from './index.ts';

const ANSWERED = { isLoading: false };
const UNDER_WAY = { isLoading: true };
const draw = (...reads: readonly { isLoading: boolean }[]) => (
  <AwaitReads reads={reads}>
    <p>Tabs of the request</p>
  </AwaitReads>
);

test('what stands below several reads is shown once all have answered, and stays while one is read again', () => {
  const { container, rerender } = renderWithPortal(draw(ANSWERED, UNDER_WAY));
  expect(screen.queryByText('Tabs of the request')).toBeNull();
  expect(container.querySelector('[data-waiting]')).not.toBeNull();

  rerender(draw(ANSWERED, ANSWERED));
  expect(screen.getByText('Tabs of the request')).toBeTruthy();

  rerender(draw(UNDER_WAY, ANSWERED));
  expect(screen.getByText('Tabs of the request')).toBeTruthy();
});
