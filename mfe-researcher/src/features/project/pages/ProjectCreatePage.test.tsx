import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider, useLocation } from '@portal/shared-ui/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Component as ProjectCreatePage } from './ProjectCreatePage.tsx';
import { setUpUser } from '@portal/shared-ui/testing';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function Address() {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}

function open(address = '/project/create') {
  const user = setUpUser();
  const router = createMemoryRouter(
    [
      { path: '/project/create', element: <ProjectCreatePage /> },
      { path: '/project/:id', element: 'the project' },
      { path: '/request/create', element: <Address /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <PortalProvider>
      <AsResearcher>
        <RouterProvider router={router} />
      </AsResearcher>
    </PortalProvider>,
  );
  return user;
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what was typed before a reload is in its fields, named, and is forgotten once it is saved', async () => {
  fakeApi(({ method, path }) =>
    method === 'POST' && path === '/project/' ? { status: 201, body: { id: 5 } } : undefined,
  );
  open();
  write('Title', 'Sleep in siblings');
  write('Abstract', 'How they sleep.');
  cleanup();

  const user = open();
  const notice = screen.getByRole('group', { name: 'Unsaved text' });
  expect(notice.textContent).toContain('“Title”, “Abstract”');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Sleep in siblings');
  expect(screen.getByLabelText('Abstract')).toHaveProperty('value', 'How they sleep.');

  await user.click(screen.getByLabelText('Yes, it relates to autism research'));
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(screen.getByText('the project')).toBeTruthy());
  cleanup();
  open();
  expect(screen.queryByRole('group', { name: 'Unsaved text' })).toBeNull();
});

test('Cancel leads to the list of projects [R2.2-03]', () => {
  fakeApi(() => undefined);
  open();
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/project');
});

test('a project for a request leads back to the request, of the type and for the dataset it was begun with', async () => {
  fakeApi(({ method, path }) =>
    method === 'POST' && path === '/project/' ? { status: 201, body: { id: 5 } } : undefined,
  );
  const user = open('/project/create?next=request&type=research_match&dataset=DS0001');
  write('Title', 'Sleep in siblings');
  write('Abstract', 'How they sleep.');
  await user.click(screen.getByLabelText('Yes, it relates to autism research'));
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  expect(
    await screen.findByText('/request/create?type=research_match&dataset=DS0001#project_request_1'),
  ).toBeTruthy();
});
