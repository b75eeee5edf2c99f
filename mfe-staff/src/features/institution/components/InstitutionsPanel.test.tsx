import { screen, within } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import { SessionContext } from '@portal/shared-ui/session';
import { axeViolations, FreshReads, renderWithPortal, VISITOR } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import app from '../../../expose.tsx';
import { InstitutionsPanel } from './InstitutionsPanel.tsx';

let isDown = false;
beforeEach(() => {
  isDown = false;
  vi.stubGlobal('fetch', (url: string) => {
    if (isDown) return Promise.resolve(Response.json({ detail: 'x', code: 'SERVER_ERROR' }, { status: 500 }));
    const status = url.startsWith('/api/institution/') ? { 1: 4, 2: 3, 3: 18 } : { 1: 2, 2: 1, 3: 16 };
    return Promise.resolve(
      Response.json({
        count: 25,
        next: null,
        previous: null,
        results: [],
        groups: { status, compliance_status: { 1: 14, 2: 3, 3: 2 } },
      }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (role: Role) =>
  renderWithPortal(
    <FreshReads>
      <SessionContext value={{ ...VISITOR, status: 'signed-in', role, roles: [role] }}>
        <InstitutionsPanel />
      </SessionContext>
    </FreshReads>,
  );

test('counts waiting institutions and RDAs by the side that acts next, with links', async () => {
  const { container } = show('sfari_admin');
  const tiles = within(screen.getByRole('list', { name: 'Institutions and RDAs' }));
  const review = await tiles.findByRole('link', { name: 'Institution Under Review 3' });
  expect(review.getAttribute('href')).toBe('/institution?status=2');
  expect(tiles.getByRole('link', { name: 'Institution Follow Up 0' })).toBeTruthy();
  expect((await tiles.findByRole('link', { name: 'RDA: Pending Execution 1' })).getAttribute('href')).toBe(
    '/rda?status=2',
  );
  expect(screen.getByRole('link', { name: 'View All RDAs' }).getAttribute('href')).toBe('/rda');
  expect(await axeViolations(container)).toEqual([]);
});

test('a failure is shown, and can be tried again', async () => {
  isDown = true;
  const { user } = show('internal_read_only');
  expect(await screen.findByText('Could not get institutions and RDAs.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('link', { name: 'Institution Under Review 3' })).toBeTruthy();
});

test('it is on the home of staff with a command centre only', () => {
  const panel = app.homePanels.find(({ id }) => id === 'institutions');
  expect(panel?.roles).toContain('access_admin');
  for (const role of ['sfari_reviewer', 'primary_researcher', 'abn_proj_mgr'] as const)
    expect(panel?.roles).not.toContain(role);
});

test('how many institutions are overdue and due with their verification leads to them [S4.11-01]', async () => {
  show('sfari_admin');
  const overdue = await screen.findByRole('link', { name: 'Compliance: Overdue 2' });
  expect(overdue.getAttribute('href')).toBe('/compliance?compliance_status=3');
  expect(screen.getByRole('link', { name: 'SBSO Compliance' }).getAttribute('href')).toBe('/compliance');
});
