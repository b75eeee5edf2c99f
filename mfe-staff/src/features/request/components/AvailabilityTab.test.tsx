import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { AvailabilityTab } from './AvailabilityTab.tsx';
import { setUpUser } from '@portal/shared-ui/testing';

afterEach(() => vi.unstubAllGlobals());

const sample = (id: string, availability = 'Available', more = {}) => ({
  id,
  availability,
  amount_available: availability === 'Unavailable' ? 0 : 500,
  unit: 'μl',
  request_count: 2,
  approved_count: 1,
  ipsc_consented: true,
  amount: 200,
  ...more,
});
const answer = (results: unknown[], more = {}) => ({
  body: {
    results,
    sample_type: { id: 1, display_name: 'Plasma' },
    source: 'inventory',
    as_of: null,
    ...more,
  },
});
/** Each test has its own request: reads are cached by address. */
let last = 900;
function nextRequest() {
  last += 1;
  const request = buildRequest({
    id: last,
    type: 2,
    abilities: { read_samples: true, correct_samples: true },
  });
  return { request, path: `/request/${last}/` };
}

test('shows each sample, its amounts and requests, and which are no longer available [R6-04 S2.6-22]', async () => {
  const { request, path } = nextRequest();
  serve({
    [`GET ${path}samples/`]: () => answer([sample('11000-p1'), sample('11001-p1', 'Unavailable')]),
  });
  showAs('sfari_reviewer', <AvailabilityTab request={{ ...request, abilities: {} }} />);
  const row = await screen.findByRole('row', { name: /11001-p1/ });
  expect(within(row).getAllByRole('cell').length).toBeGreaterThan(3);
  expect(row.textContent).toMatch(/0 μl.*Unavailable.*200 μl.*2 \(1 approved\)/);
  for (const name of ['Sample Id', 'Availability', 'Status', 'Requested', '# of Request'])
    expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  expect(screen.getByText('These samples are no longer available: 11001-p1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('says of which samples more is asked for than there is, and of one vial that it is one', async () => {
  const { request, path } = nextRequest();
  serve({
    [`GET ${path}samples/`]: () =>
      answer([
        sample('11000-p1', 'Available', { amount: 900_000 }),
        sample('11001-p1', 'Limited', { amount: 1, amount_available: 1, unit: 'Vials' }),
      ]),
  });
  const { unmount } = showAs(
    'sfari_reviewer',
    <AvailabilityTab request={{ ...request, abilities: { read_samples: true } }} />,
  );
  const row = await screen.findByRole('row', { name: /11000-p1/ });
  expect(row.textContent).toContain('Only 500 μl available');
  expect(screen.getByRole('row', { name: /11001-p1/ }).textContent).toMatch(/1 VialLimited.*1 Vial/);
  expect(screen.getByText('The requested amount exceeds what is available for: 11000-p1')).toBeTruthy();
  unmount();
  showAs('sfari_admin', <AvailabilityTab request={request} />);
  const edited = (await screen.findByRole('textbox', { name: 'Requested, row 1' })).closest('tr');
  expect(edited?.textContent).toContain('Only 500 μl available');
});

test('says that the inventory is down, and since when nothing better is known', async () => {
  const { request, path } = nextRequest();
  serve({
    [`GET ${path}samples/`]: () =>
      answer([sample('11000-p1')], { source: 'kept', as_of: '2026-11-20T15:08:21Z' }),
  });
  showAs('sfari_admin', <AvailabilityTab request={request} />);
  expect(await screen.findByText(/not available right now. Showing its data from/)).toBeTruthy();
});

test('of 501 samples the page shows 500 [R9-10]', async () => {
  const { request, path } = nextRequest();
  const many = Array.from({ length: 501 }, (_, index) => sample(`${20_000 + index}-p1`));
  serve({ [`GET ${path}samples/`]: () => answer(many) });
  showAs('sfari_reviewer', <AvailabilityTab request={{ ...request, abilities: {} }} />);
  expect(await screen.findByText('1–500 of 501')).toBeTruthy();
});

test('an administrator fixes an id with Validate, and saves what passes [R6-04 R5-31 R5-32 S2.6-22 S2.6-23]', async () => {
  const { request, path } = nextRequest();
  const user = setUpUser();
  const known = (ids: readonly string[]) =>
    ids.map((id) => {
      const { amount, ...rest } = sample(id, id === 'gone-p1' ? 'Unavailable' : 'Available');
      void amount;
      return id === 'gone-p1' ? { ...rest, alternatives: ['11002-p1'] } : rest;
    });
  let isSaved = false;
  const sent = serve({
    [`GET ${path}`]: () => ({ body: request }),
    [`GET ${path}samples/`]: () => answer([sample(isSaved ? '11002-p1' : 'gone-p1', 'Unavailable')]),
    'POST /sample-availability/validate/': ({ body }) => ({
      body: { results: known((body as { ids: string[] }).ids), source: 'inventory', as_of: null },
    }),
    [`PATCH ${path}`]: ({ body }) => {
      const { samples } = (body as { additional_data: { samples: Record<string, number> } }).additional_data;
      isSaved = !('gone-p1' in samples);
      return isSaved
        ? { body: request }
        : {
            status: 400,
            body: {
              'additional_data.samples': [
                '* Save Failed. Please fix the ids below and try again',
                'gone-p1: Unavailable',
              ],
            },
          };
    },
  });
  showAs('sfari_admin', <AvailabilityTab request={request} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('* Save Failed. Please fix the ids below and try again')).toBeTruthy();
  expect(await screen.findByText('Available instead: 11002-p1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  expect(await screen.findByText('* Please fix the ids below!')).toBeTruthy();
  const box = screen.getByRole('textbox', { name: 'Sample Id, row 1' });
  await user.clear(box);
  await user.type(box, '11002-p1');
  const amount = screen.getByRole('textbox', { name: 'Requested, row 1' });
  await user.clear(amount);
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  expect(await screen.findByText('11002-p1: please enter an amount')).toBeTruthy();
  await user.type(amount, '250');
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  expect(await screen.findByText('All samples are available')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo changes' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Sample Id, row 1' })).toHaveProperty('value', '11002-p1');
  expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    additional_data: { samples: { '11002-p1': 250 } },
  });
});
