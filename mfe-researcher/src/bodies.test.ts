/** What researchers type into a form is sent: each field of each form reaches the body. */
import { lostFields } from '@portal/shared-ui/testing';
import { expect, it } from 'vitest';
import { closeOutBody, closeOutForm } from './features/close-out/api/close-out-form.ts';
import { irbBody, irbForm } from './features/project/forms/irb-form.ts';
import { editProjectForm, projectBody } from './features/project/forms/project-form.ts';
import { makeMember, memberForm } from './features/team/forms/member-form.tsx';

it('of a project and of its letter', () => {
  // With a copy the two texts for everybody are not asked for.
  expect(lostFields(editProjectForm(true), projectBody, { copies: [false, true] })).toEqual([]);
  expect(lostFields(irbForm, irbBody)).toEqual([]);
});

it('of a member of a team', () => {
  expect(lostFields(memberForm([]), makeMember)).toEqual([]);
});

it('of a close-out but the statement, without which it is not sent', () => {
  const kinds = ['data' as const];
  const lost = lostFields(closeOutForm({ id: 1, kinds }), (values) => closeOutBody(kinds, values));
  expect(lost).toEqual(['statement']);
});
