/** What researchers type into a form is sent: each field of each form reaches the body. */
import { officerContactBody } from '@portal/shared-ui/institution';
import { findUnsentFields } from '@portal/shared-ui/testing';
import { expect, it } from 'vitest';
import { closeOutBody, closeOutForm } from './features/close-out/model/close-out-form.ts';
import { datasetBody, datasetForm } from './features/dataset-admin/forms/dataset-form.ts';
import { MAIL, mailBody } from './features/dataset-admin/forms/mail-form.ts';
import { incidentBody, incidentForm } from './features/incident/model/incident-form.ts';
import {
  DETAILS_FORM,
  investigatorBody,
  investigatorForm,
  reviewedBody,
  revisedOfficerForm,
} from './features/institution/model/institution-forms.ts';
import { irbBody, irbForm } from './features/irb/irb-form.ts';
import { editProjectForm, projectBody } from './features/project/forms/project-form.ts';
import { makeMember, memberForm } from './features/team/forms/member-form.tsx';

it('of a project and of its letter', () => {
  // With a copy the public texts are not asked for; without one they differ from the project's own.
  const samples = {
    copies: [false, true],
    public_title: ['public one', 'public two'],
    public_abstract: ['public one', 'public two'],
  } as const;
  expect(findUnsentFields(editProjectForm(true), projectBody, samples)).toEqual([]);
  expect(findUnsentFields(irbForm('UTC'), irbBody)).toEqual([]);
});

it('of a member of a team', () => {
  const institution = [
    { id: '1', label: 'one' },
    { id: '2', label: 'two' },
  ] as const;
  expect(findUnsentFields(memberForm([]), makeMember, { institution })).toEqual([]);
});

it('of a close-out but the statement, without which it is not sent', () => {
  const kinds = ['data' as const];
  const lost = findUnsentFields(closeOutForm({ id: 1, kinds }), (values) => closeOutBody(kinds, values));
  expect(lost).toEqual(['statement']);
});

it('of a report of an incident', () => {
  expect(findUnsentFields(incidentForm, (values) => incidentBody(values, 1))).toEqual([]);
});

it('of a mail about a dataset', () => {
  expect(findUnsentFields(MAIL, mailBody)).toEqual([]);
});

it('of an institution and of its Signing Official', () => {
  expect(findUnsentFields(DETAILS_FORM, reviewedBody)).toEqual([]);
  expect(findUnsentFields(investigatorForm(null), investigatorBody)).toEqual([]);
  expect(findUnsentFields(revisedOfficerForm(null), officerContactBody)).toEqual([]);
});

it('of a dataset but its accession number, which no one types', () => {
  const cohorts = [
    { value: 1, label: 'one' },
    { value: 2, label: 'two' },
  ];
  const lost = (mode: 'create' | 'edit') => {
    const form = datasetForm(cohorts, mode, (upload) => upload);
    return findUnsentFields(form, datasetBody, {
      globus_locations: [['one'], ['two']],
      ages: [[{ age: '0 to 3', female: 1, male: 2 }], [{ age: '4 to 6', female: 3, male: 4 }]],
    });
  };
  expect(lost('create')).toEqual([]);
  expect(lost('edit')).toEqual(['accession_id']);
});
