import { screen } from '@testing-library/react';
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { MESSAGES } from '@portal/contract/messages';
import { ROLE_LABELS } from '@portal/contract/roles';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { expect, test, vi } from 'vitest';
import { primaryRole as words } from '#texts/primary-role';
import { makeSession } from '../../testing/make-session.ts';
import { PrimaryRolePage } from './PrimaryRolePage.tsx';

const open = (switchRole: SessionState['switchRole']) =>
  renderWithPortal(
    <SessionContext
      value={{ ...makeSession({ roles: ['sfari_reviewer', 'rm_admin'] }), role: null, switchRole }}
    >
      <PrimaryRolePage />
    </SessionContext>,
  );
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Make Primary' });

test('Make Primary is disabled until one of the own roles is chosen, and saves it [C2.6.1]', async () => {
  const switchRole = vi.fn<SessionState['switchRole']>(() => Promise.resolve());
  const { user, container } = open(switchRole);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(submit().disabled).toBe(true);
  expect(screen.getByText(words.chooseFirst)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: ROLE_LABELS.rm_admin }));
  await user.click(submit());
  expect(switchRole).toHaveBeenCalledWith('rm_admin');
});

test('a failure opens a modal with a help contact [C8.6.1]', async () => {
  const { user } = open(() => Promise.reject(new Error('down')));
  await user.click(screen.getByRole('radio', { name: ROLE_LABELS.sfari_reviewer }));
  await user.click(submit());
  const modal = await screen.findByRole('alertdialog', { name: MESSAGES.primaryRoleFailed });
  expect(modal.textContent).toContain(DEFAULT_BRANDING.support_email);
});
