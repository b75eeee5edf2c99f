import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, personRow, showPage } from '../../testing/index.ts';
import { ProfileForm } from './ProfileForm.tsx';

const server = fakeServer();
const person = personRow({ abilities: { edit: true } });

function Profile() {
  return (
    <ProfileForm
      person={person}
      etag={'"1"'}
      isOwn
      submitLabel="Save"
      what="your profile"
      onSaved={() => undefined}
    />
  );
}

test('what one saved oneself is not shown as a change of someone else', async () => {
  const { user } = showPage(Profile, { route: 'my-profile' });
  const type = async (name: RegExp, text: string) => {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  };
  server.on('PATCH /user/7/', () => ({ body: { ...person, title: 'Dean' }, etag: '"2"' }));
  await type(/^Title/, 'Dean');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true));

  // someone else changes the surname
  server.on('PATCH /user/7/', () => ({
    status: 409,
    body: { code: 'STALE', detail: 'Changed', correlation_id: 'c' },
  }));
  server.on('GET /user/7/', () => ({
    body: { ...person, title: 'Dean', last_name: 'Lovelace' },
    etag: '"3"',
  }));
  await type(/^Phone/, '+1 212 555 0100');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const theirs = (await screen.findByText('Someone else changed this profile after you opened it')).closest(
    '[role=alert]',
  );
  expect(theirs?.textContent).toContain('Lovelace');
  expect(theirs?.textContent).not.toContain('Dean');
});
