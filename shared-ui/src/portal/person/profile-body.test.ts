import { expect, it } from 'vitest';
import { lostFields } from '../../testing/lost-fields.ts';
import { changedBody, profileForm } from './profile-form.tsx';

const ROLES = { type: 'custom', name: 'groups', label: 'Roles', render: () => null } as const;
const samples = {
  groups: [['sfari_admin'], ['primary_researcher']],
  orcid: ['0000-0002-1825-0097', '0000-0001-5109-3700'],
} as const;

it.each([true, false])('sends every field of the form of a person (own: %s)', (isOwn) => {
  const form = profileForm({ abilities: { affiliate: true } }, isOwn, [ROLES]);
  expect(lostFields(form, (values) => changedBody(form, {}, values), samples)).toEqual([]);
});

it('does not save a form with a field of which it does not know how to send it', () => {
  const later = { type: 'text', name: 'nickname', label: 'Nickname' } as const;
  const form = profileForm({ abilities: {} }, true, [later]);
  expect(() => changedBody(form, {}, { nickname: 'Pat' })).toThrow('nickname');
});
