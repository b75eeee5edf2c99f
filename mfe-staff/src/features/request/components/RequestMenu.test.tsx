import type { Request } from '@portal/contract/types';
import type { SessionRole } from '@portal/contract/roles';
import { REQUEST_TYPES } from '@portal/contract/statuses';
import { axeViolations } from '@portal/shared-ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { RequestMenu } from './RequestMenu.tsx';

const { abilities } = buildRequest();
async function open(request: Partial<Request>, role: SessionRole = 'sfari_admin') {
  const shown = showAs(role, <RequestMenu request={buildRequest(request)} />);
  const menu = screen.queryByRole('button', { name: 'More actions' });
  if (menu) await shown.user.click(menu);
  return shown;
}

test.each([4, 5] as const)(
  'at status %i Delete Request says why it is off, and pressing it does nothing [S2.6-17]',
  async (status) => {
    const { user, container } = await open({ status, abilities: { ...abilities, delete: false } });
    const button = screen.getByRole('button', {
      name: 'Delete Request',
      description: 'Requests that were approved or rejected cannot be deleted.',
    });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    // Reached by keyboard, so that the reason is heard.
    button.focus();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  },
);

test('who may delete is asked, and others have no entry [S2.6-17]', async () => {
  const { user } = await open({ status: 2 });
  await user.click(screen.getByRole('button', { name: 'Delete Request' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  cleanup();
  await open({ status: 4, abilities: { ...abilities, delete: false } }, 'sfari_reviewer');
  expect(screen.queryByRole('button', { name: 'Delete Request' })).toBeNull();
});

test('Download Application stands for Research Match and tissue types alone [S2.6-18]', async () => {
  for (const type of REQUEST_TYPES) {
    await open({ type });
    const link = screen.queryByRole('link', { name: 'Download Application' });
    expect([type, link !== null]).toEqual([type, [4, 5, 6, 7, 8].includes(type)]);
    cleanup();
  }
});

test('View Audit Trail opens its part of the page for who may read it [S2.6-19]', async () => {
  const { user } = await open({});
  const link = screen.getByRole('link', { name: 'View Audit Trail' });
  expect(link.getAttribute('href')).toContain('?tab=audit');
  await user.click(link);
  expect(screen.queryByRole('link', { name: 'View Audit Trail' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' }));
  cleanup();
  await open({ abilities: {} });
  expect(screen.queryByRole('link', { name: 'View Audit Trail' })).toBeNull();
  cleanup();
  await open({ abilities: {} }, 'sfari_reviewer');
  expect(screen.queryByRole('button')).toBeNull();
});

const answered = {
  type: 1,
  form_version: 1,
  gpf_access_status: null,
  additional_data: {},
} as unknown as NonNullable<Request['details']>;

test('Edit Request opens its mode; where the request is closed it says so; a draft has none [S2.6-16]', async () => {
  await open({ details: answered, abilities: { ...abilities, edit: true } });
  expect(screen.getByRole('link', { name: 'Edit Request' }).getAttribute('href')).toContain('?mode=edit');
  cleanup();
  await open({ details: answered, status: 7 });
  expect(
    screen.getByRole('button', {
      name: 'Edit Request',
      description: 'This request can no longer be changed.',
    }),
  ).toBeTruthy();
  cleanup();
  await open({ details: answered, status: 1, abilities: { ...abilities, edit: true } });
  expect(screen.queryByRole('link', { name: 'Edit Request' })).toBeNull();
  cleanup();
  await open({ details: answered, status: 7 }, 'sfari_reviewer');
  expect(screen.queryByText('Edit Request')).toBeNull();
});
