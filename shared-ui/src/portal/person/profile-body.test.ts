import { expect, it } from 'vitest';
import { findUnsentFields } from '../../testing/find-unsent-fields.ts';
import { changedBody, profileForm } from './profile-form.tsx';

const ROLES = { type: 'custom', name: 'groups', label: 'Roles', render: () => null } as const;
const samples = {
  groups: [['sfari_admin'], ['primary_researcher']],
  orcid: ['0000-0002-1825-0097', '0000-0001-5109-3700'],
} as const;

it.each([true, false])('sends every field of the form of a person (own: %s)', (isOwn) => {
  const form = profileForm({ abilities: { affiliate: true }, groups: [] }, isOwn, [ROLES]);
  expect(findUnsentFields(form, (values) => changedBody(form, {}, values), samples)).toEqual([]);
});

it.each([
  [['sbso'], false],
  [['pi_sbso'], true],
  [['sbso', 'sfari_admin'], true],
])('asks %j about datasets and dates of access: %s', (roles, isAsked) => {
  const groups = roles.map((name, index) => ({ id: index + 1, name }));
  const { sections } = profileForm({ abilities: {}, groups }, true, []);
  const names = sections.flatMap(({ items }) => items.map((item) => ('name' in item ? item.name : '')));
  for (const name of [
    'globus_username',
    'aws_account_id',
    'dataset_update_email_opted_in',
    'date_reminder_email_opted_in',
  ])
    expect(names.includes(name)).toBe(isAsked);
});

it('does not save a form with a field of which it does not know how to send it', () => {
  const later = { type: 'text', name: 'nickname', label: 'Nickname' } as const;
  const form = profileForm({ abilities: {}, groups: [] }, true, [later]);
  expect(() => changedBody(form, {}, { nickname: 'Pat' })).toThrow('nickname');
});
