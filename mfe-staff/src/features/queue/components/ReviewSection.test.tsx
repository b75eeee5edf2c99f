import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { ReviewSection } from './ReviewSection.tsx';

const show = (count: number) =>
  showAs(
    'internal_reviewer',
    <ReviewSection
      title="Data Requests"
      items={Array.from({ length: count }, () => ({ request: buildRequest(), own: undefined }))}
      getAddress={({ id }) => `/request/${id}`}
    />,
  );
const rows = () => within(screen.getByRole('list', { name: 'Data Requests' })).getAllByRole('listitem');

test('a long list shows its first five, and the rest when asked for, with the focus on the first new one', async () => {
  const { user, container } = show(7);
  expect(rows()).toHaveLength(5);
  const button = screen.getByRole('button', { name: 'Show all 7: Data Requests' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(button);
  expect(rows()).toHaveLength(7);
  expect(document.activeElement).toBe(within(rows()[5] ?? document.body).getByRole('link', { name: /^REQ/ }));
  await user.click(screen.getByRole('button', { name: 'Show fewer: Data Requests' }));
  expect(rows()).toHaveLength(5);
});

test('a short list is whole', () => {
  show(5);
  expect(rows()).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a waiting review links to its form, which may be a scoring page of its own [S2.1-07 S2.7-01]', () => {
  const [open, decided, plain] = [
    buildRequest({ type: 8, status: 3 }),
    buildRequest({ type: 8, status: 8 }),
    buildRequest({ type: 1, status: 3 }),
  ];
  showAs(
    'abn_reviewer',
    <ReviewSection
      title="Data Requests"
      items={[open, decided, plain].map((request) => ({ request, own: undefined }))}
      getAddress={({ id }) => `/request/${id}?from=home`}
    />,
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    `/request/${open.id}?from=home`,
    `/abn-review/${open.id}#own-review`,
    `/request/${decided.id}?from=home`,
    `/request/${plain.id}?from=home`,
    `/request/${plain.id}#admin`,
  ]);
  expect(screen.getByRole('link', { name: `Start the review of ${open.sfari_request_id}` })).toBeTruthy();
});
