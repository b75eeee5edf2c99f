/** What staff type into a form is sent: each field of each form reaches the body. */
import type { OrderForm } from '@portal/contract/types';
import { institutionRow, findUnsentFields } from '@portal/shared-ui/testing';
import { expect, it } from 'vitest';
import { ADMIN_FORM, adminBody } from './features/institution/api/admin-form.ts';
import { listChanges } from './features/institution/model/edit-body.ts';
import { makeEditForm } from './features/institution/model/edit-form.ts';
import { SUMMARY_FORM, summaryBody } from './features/match-summary/model/summary-form.ts';
import { orderDefinition } from './features/order/components/order-definition.tsx';
import { toOrderBody, NEW_PIECE, type DonorLine } from './features/order/model/order-values.ts';
import { COMMENT_FORM, commentBody } from './features/people/components/comment-form.ts';
import { NEW_USER_FORM, newUserBody } from './features/people/forms/new-user-form.tsx';
import { keyBody, keyForm } from './features/machine-key/model/machine-key.ts';
import { WEBHOOK_FORM, webhookBody } from './features/webhook/model/webhook.ts';
import { NOTE_FORM, noteBody } from './features/release-notes/model/note-form.ts';

it('of a new user, also a field that the form gets later', () => {
  const samples = { groups: [['sfari_admin'], ['primary_researcher']] } as const;
  expect(findUnsentFields(NEW_USER_FORM, newUserBody, samples)).toEqual([]);
  const later = { type: 'text', name: 'nickname', label: 'Nickname' } as const;
  const longer = {
    ...NEW_USER_FORM,
    sections: NEW_USER_FORM.sections.map((section) => ({ ...section, items: [...section.items, later] })),
  };
  expect(findUnsentFields(longer, newUserBody, samples)).toEqual([]);
});

it('of a new institution, with its domains, which are sent once it is there', () => {
  const samples = { domains: [['one.test'], ['two.test']] } as const;
  const lost = findUnsentFields(ADMIN_FORM, (values) => adminBody(values, false), samples);
  expect(lost).toEqual(['domains']);
});

it('of a summary of a study, and of release notes', () => {
  const samples = { rm_ids: [['12345'], ['23456']] } as const;
  expect(findUnsentFields(SUMMARY_FORM, summaryBody, samples)).toEqual([]);
  expect(findUnsentFields(NOTE_FORM, noteBody)).toEqual([]);
});

it('of a machine key', () => {
  const samples = {
    scopes: [['cohort:read'], ['user:read']],
    networks: [['192.0.2.7'], ['192.0.2.8']],
  } as const;
  expect(
    findUnsentFields(
      keyForm(() => null),
      keyBody,
      samples,
    ),
  ).toEqual([]);
});

it('of a webhook', () => {
  const samples = { events: [['request.status_changed'], ['institution.status_changed']] } as const;
  expect(findUnsentFields(WEBHOOK_FORM, webhookBody, samples)).toEqual([]);
});

it('of a change of an institution', () => {
  const abilities = { edit_domains: true, edit_country: true, edit_names: true };
  const form = makeEditForm(institutionRow({ abilities }));
  expect(findUnsentFields(form, listChanges)).toEqual([]);
});

it('of a comment on a person', () => {
  expect(findUnsentFields(COMMENT_FORM, commentBody)).toEqual([]);
});

it('of a tissue order but its key, that it is a new one, and whether its address is open, which say how it is sent', () => {
  const donor = (hash: string): DonorLine[] => [
    { hash, hemisphere: '', tissue: '', record: '', description: '', pieces: [NEW_PIECE] },
  ];
  const form = orderDefinition({ donors: [] } as unknown as OrderForm, null, true);
  const given = { donors: [donor('a1'), donor('b2')], ship_to: ['open', 'closed'] } as const;
  expect(findUnsentFields(form, toOrderBody, given)).toEqual(['is_new', 'key', 'ship_to']);
});
