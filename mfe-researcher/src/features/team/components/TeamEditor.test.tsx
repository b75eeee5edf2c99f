import { screen, waitFor } from '@testing-library/react';
import { axeViolations, buildMember, renderWithPortal } from '@portal/shared-ui/testing';
import { Toaster } from '@portal/shared-ui/toaster';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { team as words } from '#texts/team';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { TeamEditor } from './TeamEditor.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what is said after a change is from the catalogue', async () => {
  const member = buildMember({ id: 2, first_name: 'Mia', last_name: 'Lind', user_role: 'Collaborator' });
  const team = { results: [member], abilities: { edit: true, see_removed: false } };
  fakeApi(() => ({ body: team }));
  const { user } = renderWithPortal(
    <AsResearcher>
      <TeamEditor projectId={7} team={team} onSaved={() => Promise.resolve()} />
      <Toaster />
    </AsResearcher>,
  );
  await user.click(screen.getByRole('button', { name: 'Edit Mia Lind' }));
  await user.click(await screen.findByRole('button', { name: 'Save member' }));
  expect(await screen.findByText(words.saved.replace('{name}', 'Mia Lind'))).toBeTruthy();
});

test('a member is removed immediately, and put back from the notice', async () => {
  const owner = buildMember({ id: 1, user_role: 'Primary Researcher', email: 'owner@lab.test' });
  const mia = buildMember({
    id: 2,
    user_role: 'Collaborator',
    first_name: 'Mia',
    last_name: 'Lind',
    email: 'mia@lab.test',
  });
  const team = { results: [owner, mia], abilities: { edit: true, see_removed: false } };
  const calls = fakeApi(() => ({ body: team }));
  const onSaved = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { user } = renderWithPortal(
    <AsResearcher>
      <TeamEditor projectId={7} team={team} onSaved={onSaved} />
      <Toaster />
    </AsResearcher>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove Mia Lind' }));
  await screen.findByText('Mia Lind was removed from the team');
  expect(calls.at(-1)?.body).toMatchObject({
    project_id: 7,
    team: [{ email: 'owner@lab.test' }],
    known: [1, 2],
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Mia Lind is back on the team with their previous access');
  expect(calls.at(-1)).toMatchObject({
    path: '/research-team/undo/',
    body: { project_id: 7, member: 2 },
  });
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
});

test('of two Primary Researchers either can be removed, the only one cannot', () => {
  const owner = buildMember({ id: 1, user_role: 'Primary Researcher', email: 'owner@lab.test' });
  const second = buildMember({ id: 2, user_role: 'Primary Researcher', email: 'second@lab.test' });
  fakeApi(() => ({ body: {} }));
  const draw = (...results: (typeof owner)[]) => (
    <AsResearcher>
      <TeamEditor
        projectId={7}
        team={{ results, abilities: { edit: true, see_removed: false } }}
        onSaved={() => Promise.resolve()}
      />
    </AsResearcher>
  );
  const { rerender } = renderWithPortal(draw(owner, second));
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
  rerender(draw(owner));
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
});

test('rows of a spreadsheet are added immediately, beside those who are there', async () => {
  const owner = buildMember({ id: 1, user_role: 'Primary Researcher', email: 'owner@lab.test' });
  const team = { results: [owner], abilities: { edit: true, see_removed: false } };
  const calls = fakeApi(() => ({ body: team }));
  const { user } = renderWithPortal(
    <AsResearcher>
      <TeamEditor projectId={7} team={team} onSaved={() => Promise.resolve()} />
    </AsResearcher>,
  );
  await user.click(screen.getByRole('button', { name: 'Paste from a spreadsheet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste team members' });
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add (\d )?to the team$/ });
  expect(add().disabled).toBe(true);
  await user.click(screen.getByRole('textbox'));
  await user.paste(
    'Mia\tLind\tmia@lab.test\tLab\tStudent\nOwn\tEr\towner@lab.test\tLab\tStudent\nBo\tMoss\tbo@lab.test\tLab\tCollaborator',
  );
  expect(screen.getByText('People who can be added: 2')).toBeTruthy();
  expect(screen.getByText('Row 2: owner@lab.test is already on the team')).toBeTruthy();
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(add());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = calls.find(({ method }) => method === 'POST') ?? {};
  expect(body).toMatchObject({
    project_id: 7,
    known: [1],
    team: [{ email: 'owner@lab.test' }, { email: 'mia@lab.test' }, { email: 'bo@lab.test' }],
  });
});
