/** Who reads and writes release notes, by hand from spec 3 sections 4.9 and 6. */
import { STAFF_ROLES } from '@portal/contract';
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { releaseNotePolicy } from './release-note.policy.ts';

it('superusers write; everyone who works for the foundation or reviews for it reads what is released', () => {
  expect(rightsByRole(releaseNotePolicy)).toEqual({
    ...Object.fromEntries(STAFF_ROLES.map((role) => [role, 'read(released)'])),
    superuser: 'read create edit delete',
  });
});
