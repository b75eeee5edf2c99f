import { screen, within } from '@testing-library/react';
import { SessionContext } from '@portal/shared-ui/session';
import {
  axeViolations,
  FreshReads,
  renderWithPortal,
  makeSession,
  makeMember,
} from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Ribbons } from './Ribbons.tsx';

const show = (institution: ReturnType<typeof makeMember>, { path = '/', suspended = null }: Shown = {}) => {
  const session = makeSession({ institution });
  const user = session.user && { ...session.user, suspended_request: suspended };
  return renderWithPortal(
    <FreshReads>
      <SessionContext value={{ ...session, user }}>
        <Ribbons />
      </SessionContext>
    </FreshReads>,
    { path },
  );
};
interface Shown {
  path?: string;
  suspended?: number | null;
}

test.each([1, 3, 4, 6] as const)(
  'someone whom the institution (status %i) removed reads so, where to go on and whom to ask',
  async (status) => {
    const { container } = show(makeMember({ status, confirmed: false, disowned: true }));
    const ribbon = screen.getByRole('region', { name: 'Membership ended' });
    expect(ribbon.textContent).toContain('Northfield University removed you from its list of');
    const another = within(ribbon).getByRole('link', { name: 'Choose another institution' });
    expect(another.getAttribute('href')).toBe('/my-profile');
    expect(within(ribbon).getByRole('link', { name: 'contact support' })).toBeTruthy();
    expect(screen.getAllByRole('region'), 'nothing else about the institution').toHaveLength(1);
    expect(await axeViolations(container)).toEqual([]);
  },
);

test('who waits for the official reads so, and not that they were removed', () => {
  show(makeMember({ confirmed: false }));
  expect(screen.getByRole('region', { name: 'Confirmation needed' })).toBeTruthy();
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('the person who may join the RDA is led to the joinder, and not while reading it', () => {
  const member = makeMember({ status: 3, rda_status: 3, joinder_date: null });
  const { unmount } = show(member);
  const ribbon = screen.getByRole('region', { name: 'Joinder needed' });
  expect(within(ribbon).getByRole('link').getAttribute('href')).toBe('/joinder');
  unmount();
  show(member, { path: '/joinder' });
  expect(screen.queryByRole('region', { name: 'Joinder needed' })).toBeNull();
});

test('whose access is suspended reads which request to complete', () => {
  show(makeMember({ status: 3, rda_status: 3, joinder_date: '2026-03-01T12:00:00Z' }), { suspended: 81 });
  const ribbon = screen.getByRole('region', { name: 'Access suspended' });
  expect(
    within(ribbon)
      .getByRole('link', { name: /request/ })
      .getAttribute('href'),
  ).toBe('/request/81');
});
