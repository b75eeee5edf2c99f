/** Who may do what with requests, by hand from spec 2 sections 2.1–2.4 and 6, and spec 3 sections 4 and 6. */
import { REQUEST_STATUSES, REQUEST_TYPES, type RequestStatus } from '@portal/contract';
import { authorise, SYSTEM } from '@portal/kit';
import { makeActor, allowedIn, rightsByRole } from '@portal/kit/testing';
import { describe, expect, it } from 'vitest';
import { requestPolicy, type RequestState } from './request.policy.ts';

it('gives each role what the specification says', () => {
  const administrator =
    'read create edit edit_team submit renew delete decide move_to_meeting see_incidents mark_points meeting_notes note_decision assign_reviewer comment see_reviewers read_tickets ask read_note read_samples correct_samples choose_collection set_expiration edit_tickets view_history download_notice';
  const reviewer =
    'read(reviewer) comment(reviewer) see_reviewers(reviewer) read_tickets(reviewer) read_note(reviewer) read_samples(reviewer) download_notice(reviewer)';
  const onlooker =
    'read(submitted) see_reviewers(submitted) read_tickets(submitted) read_note(submitted) view_history(submitted) download_notice(submitted)';
  expect(rightsByRole(requestPolicy)).toEqual({
    everybody:
      'read(owner|team) edit(owner) edit_team(owner) agree(owner) submit(owner) copy(owner) renew(owner) withdraw(owner) delete(owner) report_incident(owner|team) answer(owner) read_note(owner) read_samples(owner) view_history(owner) download_notice(owner|team)',
    primary_researcher: 'create',
    pi_sbso: 'create',
    sfari_admin: administrator,
    sfari_admin_lead: administrator,
    sfari_reviewer:
      'read(submitted) decide(primary_reviewer) mark_points(primary_reviewer) comment(submitted) see_reviewers(submitted) read_tickets(submitted) ask(primary_reviewer) read_note(submitted) read_samples(submitted) view_history(submitted) download_notice(submitted)',
    rm_admin:
      'read(research_match) decide(research_match) mark_points(research_match) comment(research_match) see_reviewers(research_match) read_tickets(research_match) ask(research_match) read_note(research_match) view_history(research_match) download_notice(research_match)',
    abn_proj_mgr:
      'read(creator|tissue) create edit(creator) edit_team(creator) submit(creator) renew(creator) delete(creator) decide(tissue) move_to_meeting(tissue) report_incident(creator) mark_points(tissue) meeting_notes(tissue) note_decision(tissue) assign_reviewer(tissue) comment(tissue) see_reviewers(tissue) read_tickets(tissue) ask(tissue) read_note(creator|tissue) read_samples(creator) choose_collection(tissue) edit_tickets(tissue) view_history(creator|tissue) download_notice(creator|tissue)',
    abn_reviewer:
      'read(tissue) comment(reviewer) see_reviewers(tissue) read_tickets(tissue) read_note(tissue) download_notice(tissue)',
    internal_reviewer: reviewer,
    external_reviewer: reviewer,
    internal_read_only: onlooker.replace(' read_tickets(submitted)', ''),
    access_admin: onlooker,
    superuser:
      'read see_incidents comment see_reviewers read_tickets read_note read_samples view_history download_notice',
  });
});

describe('in which status', () => {
  const OWNER = 1;
  const state: RequestState = {
    type: 1,
    status: 1,
    owner_id: OWNER,
    project_id: 1,
    team_ready: true,
    access_agreed: true,
    country_listed: false,
    renewal_of: null,
  };
  const owner = makeActor(['primary_researcher'], { userId: OWNER });
  const admin = makeActor(['sfari_admin'], { userId: 2 });
  const statusesFor = (action: string, actor = owner, change: Partial<RequestState> = {}): RequestStatus[] =>
    REQUEST_STATUSES.filter((status) =>
      allowedIn(requestPolicy, actor, { ...state, status, ...change }).includes(action),
    );
  /** Until it was refused, withdrawn or given access. */
  const OPEN = [1, 2, 3, 4, 6, 8, 9, 10, 12];

  it.each([
    ['edit', 'owner', owner, [1, 6]],
    ['edit', 'administrator', admin, OPEN],
    ['edit', 'portal', SYSTEM, OPEN],
    ['withdraw', 'owner', owner, [2, 6, 9]],
    ['edit_team', 'owner', owner, [1, 4, 6, 7, 12]],
    ['edit_team', 'administrator', admin, [...OPEN, 7].toSorted((one, other) => one - other)],
    ['submit', 'owner', owner, [1, 6]],
    ['submit', 'administrator', admin, [1, 6]],
    ['delete', 'owner', owner, [1]],
    ['delete', 'administrator', admin, [1, 2, 3, 6, 8, 9, 11]],
    ['assign_reviewer', 'administrator', admin, [2, 3, 6, 8, 9, 10]],
    ['download_notice', 'owner', owner, [4, 7]],
    ['correct_samples', 'administrator', admin, []],
    ['set_expiration', 'administrator', admin, [7]],
    ['set_expiration', 'owner', owner, []],
    ['report_incident', 'owner', owner, [4, 7, 13, 14]],
    ['see_incidents', 'administrator', admin, REQUEST_STATUSES],
  ] as const)('%s by the %s [R4-22 R4-23]', (action, _, actor, expected) => {
    expect(statusesFor(action, actor)).toEqual(expected);
  });

  it('samples are corrected by an administrator until it is decided, and read by the owner all the time', () => {
    const ofSamples = { type: 2 } as const;
    expect(statusesFor('correct_samples', admin, ofSamples)).toEqual([2, 3, 6]);
    expect(statusesFor('correct_samples', owner, ofSamples)).toEqual([]);
    expect(statusesFor('read_samples', owner, ofSamples)).toEqual([...REQUEST_STATUSES]);
  });

  it('a deferred request of Research Match is edited by its owner', () => {
    expect(statusesFor('edit', owner, { type: 4 })).toEqual([1, 6, 9]);
    expect(statusesFor('submit', owner, { type: 4 })).toEqual([1, 6, 9]);
  });

  it('the review meeting follows reviews of Research Match and tissue, and no one moves their own request', () => {
    for (const type of REQUEST_TYPES)
      expect(statusesFor('move_to_meeting', admin, { type })).toEqual([4, 5, 8].includes(type) ? [3] : []);
    const own = makeActor(['sfari_admin'], { userId: OWNER });
    expect(statusesFor('move_to_meeting', own, { type: 4 })).toEqual([]);
  });

  it('notes of the meeting are written from the submission on, and by no one on their own request [S2.6-14]', () => {
    expect(statusesFor('meeting_notes', admin)).toEqual(REQUEST_STATUSES.filter((status) => status !== 1));
    expect(statusesFor('meeting_notes', makeActor(['sfari_admin'], { userId: OWNER }))).toEqual([]);
  });

  it('the decision of the meeting is noted while it lasts, and by no one on their own request', () => {
    expect(statusesFor('note_decision', admin)).toEqual([8]);
    expect(statusesFor('note_decision', makeActor(['sfari_admin'], { userId: OWNER }))).toEqual([]);
  });

  it.each([
    ['decide', REQUEST_STATUSES],
    ['comment', REQUEST_STATUSES],
    ['see_reviewers', REQUEST_STATUSES],
    ['read_tickets', REQUEST_STATUSES],
    ['set_expiration', [7]],
  ] as const)('no one may %s where the request is their own', (action, statuses) => {
    expect(statusesFor(action, admin)).toEqual(statuses);
    expect(statusesFor(action, makeActor(['sfari_admin'], { userId: OWNER }))).toEqual([]);
  });
});

it.each<[RequestStatus, string]>([
  [2, 'This request has already been submitted'],
  [3, 'This request has already been submitted'],
  [8, 'This request has already been submitted'],
  [4, "This request can't be submitted: it is Approved"],
  [5, "This request can't be submitted: it is Rejected"],
  [7, "This request can't be submitted: it is Fulfilled"],
  [11, "This request can't be submitted: it is Withdrawn"],
  [14, "This request can't be submitted: it is Suspended"],
])('who submits a request at %i reads what became of it', (status, message) => {
  const request: RequestState = {
    type: 1,
    status,
    owner_id: 1,
    project_id: 1,
    team_ready: true,
    access_agreed: true,
    country_listed: false,
    renewal_of: null,
  };
  const submit = () =>
    authorise(requestPolicy, 'submit', makeActor(['primary_researcher'], { userId: 1 }), request, {
      owner: true,
    });
  expect(submit).toThrow(message);
});
