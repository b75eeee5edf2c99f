import { expect, it } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { agreementRow, transferRow, TRANSFER_ID } from '@portal/shared-ui/testing';
import {
  agreementTurns,
  closeOutTurns,
  draftTurns,
  ownTurns,
  rdaTurns,
  renewalTurns,
  teamTurns,
} from './your-turn.ts';

it('distinguishes what reviewers asked for from drafts, each with its link, and leaves out requests of others', () => {
  const draft = buildDraft();
  const revision = { ...draft, id: 4, sfari_request_id: 'REQ000004', status: 6 as const, days_in_status: 3 };
  const others = { ...draft, id: 9, owner: { id: 99, display_name: 'Someone else' } };
  expect(ownTurns([draft, others, revision], 3)).toMatchObject([
    {
      band: 'waiting',
      when: '3 days ago',
      link: { label: 'Revise REQ000004', to: '/request/4?mode=edit' },
    },
  ]);
  expect(draftTurns([draft, others], 3, [])).toMatchObject([
    {
      words: 'REQ000007 (Sleep in siblings)',
      when: 'started 11/01/2026',
      link: { label: 'Continue REQ000007', to: '/request/create?draft=7' },
    },
  ]);
});

it('says in a line what was asked for, cut at the end of a word, and nothing of an older decision', () => {
  const asked = (status: 6 | 9 | 10, text: string, of = status) => ({
    ...buildDraft(),
    status,
    decision_note: { id: 1, status: of, text, created: '2026-11-20T10:00:00Z' },
  });
  const [short] = ownTurns([asked(6, '<p>Name the <b>measures</b>.</p><p>Thanks</p>')], 3);
  expect(short).toMatchObject({
    words: 'The reviewers asked for changes to REQ000007 (Sleep in siblings).',
    note: 'Name the measures. Thanks',
  });
  const [long] = ownTurns([asked(10, `<p>${'measure '.repeat(60)}</p>`)], 3);
  expect(long?.note).toMatch(/^(measure )+…$/);
  expect(long?.note?.length).toBeLessThan(190);
  expect(long?.words).toBe('REQ000007 (Sleep in siblings) is approved with conditions.');
  expect(ownTurns([asked(9, '<p>Old</p>', 6)], 3)[0]?.note).toBeNull();
});

it('says of what access has ended without a word about what was given, and what to correct', () => {
  const ended = (id: number, status: 'open' | 'returned', confirm = true) => ({
    id,
    request: { id: 60 + id, sfari_request_id: `REQ00006${id}`, type: 1 as const, status: 13 as const },
    project: { id: 1, title: 'Sleep in siblings' },
    status,
    reason: status === 'returned' ? 'And the laptops?' : '',
    abilities: { confirm },
    days: id === 1 ? 0 : 134,
    is_overdue: id === 2,
  });
  expect(closeOutTurns([ended(1, 'open'), ended(2, 'returned'), ended(3, 'open', false)])).toMatchObject([
    {
      words:
        'Access under REQ000061 (Sleep in siblings) has ended. Confirm what happened to the data and materials.',
      note: null,
      band: 'waiting',
      when: 'Access ended today',
      link: { label: 'Close out REQ000061', to: '/request/61?tab=close-out' },
    },
    {
      words: 'Please correct the close-out of REQ000062 (Sleep in siblings).',
      note: 'And the laptops?',
      band: 'overdue',
      when: 'Access ended 134 days ago',
      link: { label: 'Correct the close-out of REQ000062', to: '/request/62?tab=close-out' },
    },
  ]);
});

it('offers a renewal while access ends soon or has ended, to those who may renew', () => {
  const ends = (id: number, state: 'overdue' | 'pending' | 'upcoming', days: number, renew = true) => ({
    id,
    type: 1 as const,
    sfari_request_id: `REQ00007${id}`,
    project: { id: 1, sfari_project_id: 'PRJ000001', title: 'Sleep in siblings' },
    expiration_date: '2026-12-23T00:00:00Z',
    days,
    state,
    abilities: { renew },
  });
  expect(
    renewalTurns(
      [
        ends(1, 'overdue', -4),
        ends(2, 'pending', 24),
        ends(3, 'upcoming', 120),
        ends(4, 'pending', 9, false),
      ],
      [],
    ),
  ).toMatchObject([
    { band: 'overdue', when: 'Access ended 4 days ago' },
    {
      band: 'coming',
      words: 'Access under REQ000072 (Sleep in siblings) ends on 12/23/2026. Renew it to keep access.',
      when: '24 days left',
      link: { label: 'Renew REQ000072', to: '/request/2/renewal' },
    },
  ]);
});

it('lists a renewal that was begun once, as the renewal that it is', () => {
  const update = {
    id: 2,
    type: 1 as const,
    sfari_request_id: 'REQ000072',
    project: { id: 1, sfari_project_id: 'PRJ000001', title: 'Sleep in siblings' },
    expiration_date: '2026-12-23T00:00:00Z',
    days: 24,
    state: 'pending' as const,
    abilities: { renew: true },
  };
  const renewed = { sfari_request_id: 'REQ000072', type: 1, status: 7, expiration_date: null } as const;
  const renewal = { ...buildDraft(), id: 8, renewal_of: { ...renewed, id: 2 } };
  const other = { ...buildDraft(), id: 9, renewal_of: { ...renewed, id: 5 } };
  const turns = renewalTurns([update], [renewal, other]);
  expect(turns).toMatchObject([
    { link: { label: 'Continue renewal of REQ000072', to: '/request/2/renewal' } },
  ]);
  expect(draftTurns([renewal, other], 3, turns).map(({ id }) => id)).toEqual([9]);
});

it('names who has an agreement about tissue and since when, only to the person who asked for it', () => {
  const waiting = transferRow({ waiting_since: '2026-11-02T15:00:00Z' });
  const { id: recipient } = waiting.recipient;
  expect(agreementTurns([waiting], recipient)).toMatchObject([
    {
      band: 'others',
      words: expect.stringMatching(/^Maya Lindqvist must sign the Material Transfer Agreement \(MTA\)/),
      when: 'Since 11/02/2026',
      link: { label: 'Open the MTA of REQ000008', to: `/mta/${TRANSFER_ID}` },
    },
  ]);
  expect(agreementTurns([waiting], recipient + 1)).toEqual([]);
  expect(agreementTurns([transferRow({ abilities: { sign: true } })], recipient)).toEqual([]);
});

it('offers a reminder of an agreement that another person must sign, and says from when again', () => {
  const rda = agreementRow({ abilities: { read: true, remind: true } });
  expect(rdaTurns([rda])).toMatchObject([
    {
      band: 'others',
      words: expect.stringMatching(/^Maya Lindqvist must sign the Researcher Distribution Agreement/),
      link: { label: 'Open the RDA', to: `/rda/${rda.id}` },
      reminder: { kind: 'agreement', id: rda.id, official: 'Maya Lindqvist', mayRemind: true, from: null },
    },
  ]);
  expect(rdaTurns([agreementRow()])).toEqual([]);
  const reminded = transferRow({ remind_from: '2026-12-07T15:00:00Z' });
  expect(agreementTurns([reminded], reminded.recipient.id)[0]?.reminder).toEqual({
    kind: 'transfer-agreement',
    id: TRANSFER_ID,
    official: 'Maya Lindqvist',
    mayRemind: false,
    from: '2026-12-07T15:00:00Z',
  });
});

it('names who has a request on whose team the reader is', () => {
  const request = { ...buildDraft(), status: 2 as const };
  const owner = { id: 99, display_name: 'Ruth Klein' };
  const revision = {
    ...request,
    id: 8,
    sfari_request_id: 'REQ000008',
    status: 6 as const,
    days_in_status: 3,
    owner,
  };
  const submitted = { ...request, id: 9, sfari_request_id: 'REQ000009', days_in_status: 0, owner };
  expect(teamTurns([revision, submitted])).toMatchObject([
    {
      band: 'others',
      words: 'REQ000008 (Sleep in siblings)',
      note: 'Ruth Klein (Revisions Requested)',
      when: '3 days ago',
      link: { label: 'See REQ000008', to: '/request/8' },
    },
    { band: 'others', note: "The foundation's staff (Submitted)", when: 'Today' },
  ]);
});
