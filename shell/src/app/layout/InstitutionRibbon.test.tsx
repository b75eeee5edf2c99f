import { screen, within } from '@testing-library/react';
import type { Session } from '@portal/contract';
import type { Role } from '@portal/contract/roles';
import { INSTITUTION_STATUSES } from '@portal/contract/statuses';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { axeViolations, renderWithPortal, VISITOR } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { InstitutionRibbon } from './InstitutionRibbon.tsx';
import { unconfirmedRibbonAllowedAt } from './ribbon-rules.ts';

type Status = NonNullable<Session['institution']>['status'];

interface Shown {
  status: Status;
  role: Role;
  path?: string;
  disowned?: boolean;
}
function show({ status, role, path = '/project', disowned = false }: Shown) {
  const session: SessionState = {
    ...VISITOR,
    status: 'signed-in',
    institution: {
      id: 3,
      display_name: 'Northfield University',
      status,
      rda_status: 4,
      is_current_officer: role === 'sbso',
      user_institution: 9,
      confirmed: true,
      disowned,
      names_official: false,
      joinder_date: null,
    },
    role,
    roles: [role],
  };
  return renderWithPortal(
    <SessionContext value={session}>
      <InstitutionRibbon />
    </SessionContext>,
    { path },
  );
}

test.each(INSTITUTION_STATUSES)(
  'status %i: unconfirmed are 1, 2 and 5; 4 was rejected [C2.9.2]',
  (status) => {
    show({ status, role: 'primary_researcher' });
    const isShown = screen.queryByText('Your institution is unconfirmed') !== null;
    expect(isShown).toBe([1, 2, 5].includes(status));
    expect(screen.queryByText(/^Northfield University was rejected/) !== null).toBe(status === 4);
  },
);

test.each([
  ['sbso', "You enter your institution's details."],
  ['primary_researcher', "We contact your institution's Signing Official, who enters its details."],
  ['sfari_reviewer', "We contact your institution's Signing Official, who enters its details."],
] as const)('Learn more shows %s the steps to fulfillment [C2.9.2]', async (role, first) => {
  const { user } = show({ status: 1, role });
  await user.click(screen.getByRole('button', { name: 'Learn more' }));
  const modal = await screen.findByRole('dialog', { name: 'Unconfirmed Institution' });
  const steps = within(modal)
    .getAllByRole('listitem')
    .map((step) => step.textContent);
  expect(steps).toHaveLength(4);
  expect(steps[0]).toBe(first);
  expect(steps[1]).toBe('An administrator approves or rejects the institution.');
  expect(steps[2]).toMatch(/^After approval, .* Researcher Distribution Agreement \(RDA\)\.$/);
  expect(steps[3]).toMatch(/joinder to the RDA.*fulfilled\.$/);
  expect(await axeViolations(modal)).toEqual([]);
});

test('once the details are under review, Learn more leaves that step out', async () => {
  const { user } = show({ status: 2, role: 'sbso' });
  await user.click(screen.getByRole('button', { name: 'Learn more' }));
  const modal = await screen.findByRole('dialog', { name: 'Unconfirmed Institution' });
  expect(within(modal).getAllByRole('listitem')[0]?.textContent).toBe(
    'An administrator approves or rejects the institution.',
  );
});

test.each(INSTITUTION_STATUSES)('status %i is not shown to someone who was removed', (status) => {
  const { container } = show({ status, role: 'primary_researcher', disowned: true });
  expect(container.textContent).toBe('');
});

test('it is hidden on verify pages, on the details page and on request [C2.9.2 C4.4.3]', () => {
  expect(unconfirmedRibbonAllowedAt('/project', null)).toBe(true);
  expect(unconfirmedRibbonAllowedAt('/institution/3', null)).toBe(true);
  expect(unconfirmedRibbonAllowedAt('/verify-user', null)).toBe(false);
  expect(unconfirmedRibbonAllowedAt('/verification-notification', null)).toBe(false);
  expect(unconfirmedRibbonAllowedAt('/institution-details', null)).toBe(false);
  expect(unconfirmedRibbonAllowedAt('/project', { hideRibbon: true })).toBe(false);
  show({ status: 1, role: 'sbso', path: '/institution-details' });
  expect(screen.queryByText('Your institution is unconfirmed')).toBeNull();
});
