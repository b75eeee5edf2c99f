import { screen, waitFor } from '@testing-library/react';
import {
  axeViolations,
  fakeServer,
  showPage,
  makeMember,
  TRANSFER_ID,
  transferRow,
} from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import OfficialPanels from './OfficialPanels.tsx';

const server = fakeServer();
const institution = makeMember({ is_current_officer: true, confirmed: true, status: 3, rda_status: 3 });
const show = () => showPage(OfficialPanels, { route: 'home', role: 'sbso', institution });
const researchers = (...waiting: readonly boolean[]) => ({
  institution: { id: institution.id, display_name: institution.display_name },
  year: null,
  results: waiting.map((waits, index) => ({
    user: { id: index, display_name: `Person ${index}` },
    verified: waits ? null : true,
    confirmed: !waits,
    due: waits ? 'recent' : null,
  })),
});
const headings = async (first: string) => {
  await screen.findByRole('heading', { name: first });
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
};

test('people who wait come first, are counted, and nothing says that nothing waits', async () => {
  server.on(`GET /institution/${institution.id}/verification/`, researchers(true, true, false));
  const { container } = show();
  expect(await headings('1 task for you (about 1 minute)')).toEqual([
    '1 task for you (about 1 minute)',
    'The RDA is in force',
  ]);
  expect(screen.getByText(/^2 people who registered with .* are waiting for your decision$/)).toBeTruthy();
  expect(screen.queryByText(/Nothing to sign/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('where no one waits the institution comes first and says so', async () => {
  server.on(`GET /institution/${institution.id}/verification/`, researchers(false));
  show();
  expect(await headings('Nothing to sign')).toEqual(['Nothing to sign', 'Researchers']);
});

test('before the institution is approved nothing says that its researchers are confirmed', async () => {
  server.on(`GET /institution/${institution.id}/verification/`, researchers(false));
  showPage(OfficialPanels, { route: 'home', role: 'sbso', institution: { ...institution, status: 1 } });
  expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).not.toContain(
    'Researchers',
  );
});

test('before it is known who waits, nothing says that no one does', async () => {
  server.on(`GET /institution/${institution.id}/verification/`, researchers(true));
  show();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: '1 task for you (about 1 minute)' })).toBeTruthy();
});

test('agreements and people that need the official are counted with the minutes they take, each with the way to it', async () => {
  server.on(`GET /institution/${institution.id}/verification/`, researchers(true, true, false));
  const own = transferRow({ abilities: { read: true, sign: true } });
  const other = transferRow({ id: '3f2b1c9e-51d7-4c0e-9f57-0a6f7a1f2b12' });
  server.on('GET /transfer-agreement/', { count: 2, next: null, previous: null, results: [own, other] });
  const { container } = show();
  expect(await headings('2 tasks for you (about 3 minutes)')).toEqual([
    '2 tasks for you (about 3 minutes)',
    'The RDA is in force',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'Read and sign the MTA of REQ000008' });
  expect(link.getAttribute('href')).toBe(`/mta/${TRANSFER_ID}`);
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  [2, 'The yearly verification of your researchers is due by 12/24/2026'],
  [3, 'The yearly verification of your researchers was due on 12/24/2026'],
])('a year in state %i is shown in a banner, with the way there [S2.12-03]', async (status, text) => {
  server.on(`GET /institution/${institution.id}/verification/`, {
    ...researchers(true, true),
    year: { anniversary: '2026-12-24', compliance_status: status },
  });
  const { container } = show();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Confirm researchers' }).getAttribute('href')).toBe(
    '/annual-researcher-review',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('an RDA to sign is one thing of two minutes, with the way to it', async () => {
  const unsigned = { ...institution, rda_status: 1 } as const;
  server.on(`GET /institution/${institution.id}/verification/`, researchers(false));
  server.on(`GET /institution/${institution.id}/`, { id: institution.id, current_rda: TRANSFER_ID });
  showPage(OfficialPanels, { route: 'home', role: 'sbso', institution: unsigned });
  expect(await headings('1 task for you (about 2 minutes)')).toEqual([
    '1 task for you (about 2 minutes)',
    'Researchers',
  ]);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Read and sign the RDA' }).getAttribute('href')).toBe(
      `/rda/${TRANSFER_ID}`,
    ),
  );
});
