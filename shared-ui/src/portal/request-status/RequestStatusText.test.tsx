import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { RequestStatusText } from './RequestStatusText.tsx';

test('says that a letter is missing beside the status [S8-01]', () => {
  renderWithPortal(<RequestStatusText request={{ status: 2, irb_required: true }} />);
  expect(screen.getByText('Submitted')).toBeTruthy();
  expect(screen.getByText('IRB Required')).toBeTruthy();
});

test('says that access ended in place of the status [R8-16]', () => {
  renderWithPortal(
    <RequestStatusText
      request={{ status: 7, expiration_date: '2020-01-01T00:00:00Z', irb_required: false }}
    />,
  );
  expect(screen.getByText('EXPIRED')).toBeTruthy();
  expect(screen.queryByText('IRB Required')).toBeNull();
});

test('marks in amber that access ends soon, until a renewal was submitted', () => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const request = { status: 7, expiration_date: soon } as const;
  const { unmount } = renderWithPortal(<RequestStatusText request={request} />);
  const warned = screen.getByText(/^Expires in/).className;
  unmount();
  renderWithPortal(<RequestStatusText request={{ ...request, renewal_status: 2 }} />);
  expect(screen.getByText(/^Expires in .* \(Renewal Submitted\)$/).className).not.toBe(warned);
});
