import { renderWithPortal } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { buildMember } from '@portal/shared-ui/testing';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { buildPlan } from '../../../testing/build-plan.ts';
import { draftValues, type DraftValues } from '../model/draft-values.ts';
import { TeamStep } from './TeamStep.tsx';

// tests of other files read the team of the same project

afterEach(() => vi.unstubAllGlobals());

function Step() {
  const request = buildDraft({ projectId: 62 });
  const [values, setValues] = useState(() => draftValues(request));
  const change = useCallback(
    (changes: Partial<DraftValues>) => setValues((now) => ({ ...now, ...changes })),
    [],
  );
  return (
    <TeamStep
      request={request}
      plan={buildPlan(request)}
      values={values}
      change={change}
      findError={() => undefined}
    />
  );
}

const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('who is added gets access by default, and the row of who cannot says why', async () => {
  const newcomer = { first_name: 'Ada', last_name: 'Berg', email: 'ada@lakeside.test' };
  const team = [
    buildMember(),
    buildMember({
      id: 32,
      user_id: null,
      first_name: 'Noor',
      last_name: 'Haddad',
      email: 'noor@lakeside.test',
      user_role: 'Collaborator',
      warnings: ['no_account'],
    }),
  ];
  const calls = fakeApi(({ method, path }) => {
    if (path !== '/research-team/') return undefined;
    if (method === 'POST') {
      team.push(buildMember({ ...newcomer, id: 33, user_id: 9, user_role: 'Collaborator' }));
    }
    return { body: { results: team, abilities: { edit: true } } };
  });
  const { user } = renderWithPortal(
    <AsResearcher>
      <Step />
    </AsResearcher>,
  );
  expect(await screen.findByText(/^No account yet: no access until Noor has registered/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Add team member' }));
  await screen.findByLabelText('First name');
  write('First name', newcomer.first_name);
  write('Last name', newcomer.last_name);
  write('Email address', newcomer.email);
  write('Role', 'Collaborator');
  await user.click(screen.getByRole('combobox', { name: 'Institution' }));
  await user.paste('Hilltop Institute');
  await user.click(await screen.findByRole('option', { name: /“Hilltop Institute” is not listed/ }));
  await user.click(screen.getByRole('button', { name: 'Add member' }));
  const box = await screen.findByRole('checkbox', { name: 'Gets access (Ada Berg)' });
  await waitFor(() => expect(box).toHaveProperty('checked', true));
  const { body } = calls.find(({ method }) => method === 'POST') ?? {};
  expect((body as { team: unknown[] }).team.at(-1)).toMatchObject({
    ...newcomer,
    institution: 'Hilltop Institute',
  });
  await user.click(box);
  expect(box).toHaveProperty('checked', false);
});
