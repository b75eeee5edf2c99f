import type { Project } from '@portal/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import ProjectEditor from './ProjectEditor.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const PROJECT = {
  id: 5,
  sfari_project_id: 'PRJ000005',
  title: 'Sleep in siblings',
  abstract: 'Why',
  non_autism_research: false,
  public_title: null,
  public_abstract: null,
  owner: { id: 3, display_name: 'Maya Lindqvist' },
  abilities: {},
} as unknown as Project;

function edit(mayChangeAnswer: boolean) {
  const calls = fakeApi(({ path }) =>
    path === '/project/5/' ? { body: { ...PROJECT, non_autism_research: true }, etag: '"2"' } : undefined,
  );
  const Editor = () => (
    <ProjectEditor
      project={{ ...PROJECT, abilities: { edit_autism_answer: mayChangeAnswer } }}
      etag={'"1"'}
      onSaved={async () => {}}
      breadcrumbs={[]}
    />
  );
  const user = showList(Editor, '/project/5', { isStaff: mayChangeAnswer });
  return { user, writes: () => calls.filter(({ method }) => method === 'PATCH') };
}

test('an administrator changes the answer on autism research after they were asked [R2.1-13]', async () => {
  const { user, writes } = edit(true);
  await user.click(await screen.findByRole('radio', { name: 'No, it does not relate to autism research' }));
  await user.click(screen.getByRole('button', { name: 'Save project' }));
  const ask = await screen.findByRole('alertdialog', {
    name: /autism research answer for “Sleep in siblings”/,
  });
  expect(ask.textContent).toContain('Selections in drafts for this project are removed');
  expect(writes()).toEqual([]);
  await user.click(within(ask).getByRole('button', { name: 'Change answer' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ non_autism_research: true });
});

test('for everyone else it is locked and not sent', async () => {
  const { user, writes } = edit(false);
  expect(
    await screen.findByRole('radio', { name: 'No, it does not relate to autism research' }),
  ).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), ', again');
  await user.click(screen.getByRole('button', { name: 'Save project' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).not.toHaveProperty('non_autism_research');
});
