/** What administrators and project managers do with projects of others. */
import type { Project } from '@portal/contract';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { TeamTable } from '@portal/shared-ui/team';
import { buildMember, setUpUser } from '@portal/shared-ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher, AsStaff } from '../../../testing/as-researcher.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ProjectActions } from '../components/ProjectActions.tsx';
import { Component as ProjectCreatePage } from './ProjectCreatePage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const PROJECT = {
  id: 71,
  sfari_project_id: 'PRJ000071',
  title: 'Sleep in siblings',
  abstract: 'How they sleep.',
  non_autism_research: false,
  public_title: null,
  public_abstract: null,
  owner: { id: 3, display_name: 'Maya Lindqvist' },
  latest_irb: null,
  is_editable: true,
  abilities: { edit: true, delete: true, create_request: true, edit_autism_answer: true },
} as unknown as Project;

/** Forms ask before one leaves them, which needs a router of this kind. */
function show(page: ReactElement, isStaff = true) {
  const As = isStaff ? AsStaff : AsResearcher;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <PortalProvider>
      <As>
        <RouterProvider router={router} />
      </As>
    </PortalProvider>,
  );
  return setUpUser();
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('staff pick the principal investigator, without whom there is no project [R5-07]', async () => {
  const calls = fakeApi(({ method, path }) => {
    if (path === '/person/')
      return {
        body: {
          count: 1,
          next: null,
          previous: null,
          results: [{ id: 3, display_name: 'Maya Lindqvist', email: 'maya@lakeside.test' }],
        },
      };
    return method === 'POST' && path === '/project/' ? { status: 201, body: { id: 71 } } : undefined;
  });
  const user = show(<ProjectCreatePage />);
  write('Title', 'Sleep in siblings');
  write('Abstract', 'How they sleep.');
  await user.click(screen.getByLabelText('Yes, it relates to autism research'));
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  const box = await screen.findByRole('combobox', { name: /Principal investigator/ });
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: /Maya Lindqvist/ }));
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ owner: 3 }),
  );
});

test('no one is asked whose project their own is', () => {
  fakeApi(() => undefined);
  show(<ProjectCreatePage />, false);
  expect(screen.queryByRole('combobox', { name: /Principal investigator/ })).toBeNull();
});

test('the actions of staff are edit, new request, audit trail and delete [R2.2-05]', () => {
  show(<ProjectActions project={PROJECT} />);
  const names = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].map(
    ({ textContent }) => textContent,
  );
  for (const name of ['View Audit Trail', 'Edit project', 'New Request', 'Delete project'])
    expect(names).toContain(name);
  expect(screen.getByRole('link', { name: 'New Request' }).getAttribute('href')).toBe(
    '/request/create?project=71',
  );
});

test.each([
  [true, ['/user/8', '/user/9']],
  [false, []],
])('members lead staff to the person: %s [R2.2-06]', (isStaff, addresses) => {
  const members = [
    buildMember({ id: 1, user_id: 8 }),
    buildMember({ id: 2, user_id: 9 }),
    buildMember({ id: 3, user_id: null }),
  ];
  show(<TeamTable members={members} />, isStaff);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});
