import type { Project } from '@portal/contract';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { useLocation } from '@portal/shared-ui/router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, type Reply } from '../../../testing/fake-api.ts';
import { DeleteProjectButton } from './DeleteProjectButton.tsx';

afterEach(() => vi.unstubAllGlobals());

const Where = () => <output aria-label="address">{useLocation().pathname}</output>;

async function remove(reply: Reply) {
  fakeApi(({ method }) => (method === 'DELETE' ? reply : { body: { requests: [] } }));
  const project = { id: 5, title: 'Sleep in siblings' } as Project;
  const { user } = renderWithPortal(
    <>
      <Where />
      <DeleteProjectButton project={project} />
    </>,
    { path: '/project/5' },
  );
  await user.click(screen.getByRole('button', { name: 'Delete project' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Delete the project “Sleep in siblings”?',
  });
  await user.click(within(question).getByRole('button', { name: 'Delete project' }));
}

test('after a project is gone one is at home [R2.2-04]', async () => {
  await remove({ status: 200, body: null });
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/'));
});

test('requests that block it are listed, with links to them [R8-01]', async () => {
  const requests = [
    { id: 41, sfari_request_id: 'REQ000041', status: 4 },
    { id: 42, sfari_request_id: 'REQ000042', status: 7 },
  ];
  const current = { requests };
  await remove({ status: 409, body: { code: 'WRONG_STATE', detail: 'Unable to Delete Project', current } });
  const modal = await screen.findByRole('alertdialog', { name: 'Unable to Delete Project' });
  expect(modal.textContent).toContain(
    'This project has submitted, approved, rejected or fulfilled requests:',
  );
  const links = within(modal).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/request/41', '/request/42']);
});

test('requests that block it are listed before anything is asked [R8-01]', async () => {
  const requests = [{ id: 43, sfari_request_id: 'REQ000043' }];
  const calls = fakeApi(({ path }) => (path === '/project/6/deletion/' ? { body: { requests } } : undefined));
  const { user } = renderWithPortal(<DeleteProjectButton project={{ id: 6, title: 'Sleep' } as Project} />);
  await user.click(screen.getByRole('button', { name: 'Delete project' }));
  const modal = await screen.findByRole('alertdialog', { name: 'Unable to Delete Project' });
  expect(
    within(modal)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['REQ000043']);
  await user.click(within(modal).getByRole('button', { name: 'Keep project' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test('another refusal is shown with the reasons of the server [R8-02]', async () => {
  await remove({
    status: 400,
    body: { non_field_errors: ['Someone uses it now.', 'A collection belongs to it.'] },
  });
  const alert = (await screen.findByText('Project could not be deleted.')).closest('[role=alert]');
  expect([...(alert?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Project could not be deleted.',
    'Someone uses it now.',
    'A collection belongs to it.',
  ]);
  expect(screen.getByLabelText('address').textContent).toBe('/project/5');
});
