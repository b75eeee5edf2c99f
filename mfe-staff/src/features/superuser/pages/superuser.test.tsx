import { screen, waitFor, within } from '@testing-library/react';
import { ImpersonationContext } from '@portal/shared-ui/session';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HealthTable } from '../components/HealthTable.tsx';
import { HistorySearch } from '../components/HistorySearch.tsx';
import { ImpersonateForm } from '../components/ImpersonateForm.tsx';

let calls: string[];
let gpf: 'ok' | 'unreachable';
beforeEach(() => {
  calls = [];
  gpf = 'unreachable';
  vi.stubGlobal('fetch', async (input: string) => {
    calls.push(input);
    const url = new URL(input, 'http://portal.test');
    const service = url.searchParams.get('service');
    if (service)
      return Response.json({
        service,
        state: service === 'GPF' ? gpf : 'ok',
        milliseconds: 12,
        checked_at: '2026-11-21T08:00:00Z',
      });
    if (url.pathname === '/api/release-health/') return Response.json({ least: 20, days: 7, apps: [] });
    if (url.pathname === '/api/session/')
      return Response.json({ expires: '2026-12-21T08:00:00Z' }, { headers: { ETag: '"1"' } });
    if (url.pathname === '/api/health-check/history/')
      return Response.json({
        days: 30,
        services: [
          {
            service: 'BINS',
            days: [
              { day: '2026-11-20', checks: 288, ok: 288, milliseconds: 31 },
              { day: '2026-11-21', checks: 200, ok: 197, milliseconds: 40 },
            ],
            outages: [
              {
                state: 'unreachable',
                began: '2026-11-21T03:00:00Z',
                ended: '2026-11-21T03:15:00Z',
                told: [{ id: 9, display_name: 'Theo Brandvold' }],
              },
            ],
          },
          { service: 'GPF', days: [], outages: [] },
        ],
      });
    if (url.pathname === '/api/history/')
      return Response.json({
        count: 1,
        next: null,
        previous: null,
        results: [
          {
            id: 1,
            model: 'user',
            pk: '4',
            operation: 'changed',
            modified: '2026-11-21T08:00:00Z',
            modifier: { id: 4, display_name: 'Maya Lindqvist' },
            impersonator: { id: 1, display_name: 'Theo Brandvold' },
            correlation_id: 'c',
            changes: { title: [null, 'Professor'], last_name: [null, 'Okonkwo'], user_group: [null, 5] },
          },
        ],
      });
    return Response.json({
      count: 1,
      next: null,
      previous: null,
      results: [{ id: 4, email: 'pi@demo.test', display_name: 'Maya Lindqvist', groups: [] }],
    });
  });
});
afterEach(() => vi.unstubAllGlobals());
/** Checks of systems that were asked for. */
const checks = () => calls.filter((url) => url.includes('service='));

test('each system has its own row, and is checked again alone [C6.4.8 S2.16-03]', async () => {
  const { user, container } = renderWithPortal(<HealthTable />);
  await screen.findByText('Not responding');
  expect(await screen.findAllByText('Responding')).toHaveLength(4);
  expect(checks()).toHaveLength(5);
  gpf = 'ok';
  await user.click(screen.getByRole('button', { name: 'Check again: GPF' }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'System',
    'State',
    'Action',
  ]);
  expect(screen.getAllByText(/^12 ms, checked 11\/21\/2026/)).toHaveLength(5);
  const row = screen.getByRole('rowheader', { name: 'GPF' }).closest('tr');
  if (!row) throw new Error('GPF has no row');
  await within(row).findByText('Responding');
  expect(checks()).toHaveLength(6);
  expect(await axeViolations(container)).toEqual([]);
});

test('the last 30 days: how much was answered, each outage with whom the portal notified, days as a table [S2.16-03]', async () => {
  const { user, container } = renderWithPortal(<HealthTable />);
  const findRow = async (name: string) =>
    within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);
  const bins = await findRow('BINS');
  expect(await bins.findByText('Answered 99.3% of 488 checks')).toBeTruthy();
  expect(bins.getByText(/^Not responding: from 11\/2\d\/2026.*Notified: Theo Brandvold\.$/)).toBeTruthy();
  await user.click(bins.getByRole('button', { name: 'BINS, day by day' }));
  expect(await screen.findByText('197 of 200')).toBeTruthy();
  expect((await findRow('GPF')).getByText('Not checked yet')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('the token of the session is verified with the systems, and again when asked [S7-27]', async () => {
  const { user } = renderWithPortal(<HealthTable />);
  const row = within(
    (await screen.findByRole('rowheader', { name: 'Session token' })).closest('tr') as HTMLElement,
  );
  expect(await row.findByText('Valid')).toBeTruthy();
  expect(row.getByText(/^Valid until 12\/21\/2026/)).toBeTruthy();
  const before = calls.filter((url) => url.includes('/session/')).length;
  await user.click(row.getByRole('button', { name: 'Check again: Session token' }));
  await waitFor(() => expect(calls.filter((url) => url.includes('/session/'))).toHaveLength(before + 1));
});

test('a history names who changed what, and in whose name [C6.4.8 S2.16-02]', async () => {
  const { user } = renderWithPortal(<HistorySearch />);
  await user.selectOptions(screen.getByLabelText('Object type'), 'user');
  await user.type(screen.getByLabelText('ID'), '4');
  await user.click(screen.getByRole('button', { name: 'Show history' }));
  const trail = await screen.findByRole('list', { name: 'History of User 4' });
  expect(trail.textContent).toContain('Maya Lindqvist');
  expect(trail.textContent).toContain('(by Theo Brandvold on their behalf)');
  expect(calls.some((url) => url.includes('model=user&pk=4'))).toBe(true);
  // as the person's page says it; as it is stored only on demand
  expect(within(trail).getByText(/^Last name/)).toBeTruthy();
  expect(trail.textContent).not.toMatch(/last_name|user_group/);
  await user.click(screen.getByRole('button', { name: 'Show stored values' }));
  const stored = screen.getByRole('list', { name: 'History of User 4' });
  expect(stored.textContent).toContain('last_name');
  expect(stored.textContent).toContain('user_group');
  await user.click(screen.getByRole('button', { name: 'Hide stored values' }));
  expect(screen.getByRole('list', { name: 'History of User 4' }).textContent).not.toContain('last_name');
});

test('a person is found and impersonated, with a reason [C4.8.1 S2.16-01]', async () => {
  const start = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const { user } = renderWithPortal(
    <ImpersonationContext value={{ start, stop: start, wasReturned: false, forgetReturn: () => undefined }}>
      <ImpersonateForm />
    </ImpersonationContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Impersonate' }));
  expect(screen.getByText('Choose a person first')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Person' }));
  await user.click(await screen.findByRole('option', { name: /Maya Lindqvist/ }));
  await user.type(screen.getByLabelText(/^Reason/), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Impersonate Maya Lindqvist' }));
  expect(start).toHaveBeenCalledWith({ email: 'pi@demo.test', reason: 'Ticket 12' });
});
