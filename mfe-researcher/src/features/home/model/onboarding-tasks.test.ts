import type { SessionInstitution } from '@portal/shared-ui/session';
import { AWAITING_OWNER } from '@portal/contract/transitions';
import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { isOnboarded, onboardingTasks } from './onboarding-tasks.ts';

const institution: SessionInstitution = {
  id: 1,
  display_name: 'Lakeside University',
  status: 3,
  rda_status: 3,
  is_current_officer: false,
  user_institution: 2,
  confirmed: true,
  disowned: false,
  names_official: false,
  joinder_date: '2026-01-01T12:00:00Z',
};
const ready = { institution, projectCount: 1, latestRequest: undefined, suspendedRequest: null };
const listStates = (input: Parameters<typeof onboardingTasks>[0]) =>
  onboardingTasks(input).map(({ state }) => state);

describe('the way to the data', () => {
  it('leads a ready person to the first request', () => {
    expect(listStates(ready)).toEqual(['done', 'done', 'done', 'done', 'mine']);
  });

  it('says who acts while the institution is not settled, and what waits for it', () => {
    const pending = { ...institution, status: 1, rda_status: 4, joinder_date: null } as const;
    expect(listStates({ ...ready, institution: pending, projectCount: 0 })).toEqual([
      'others',
      'blocked',
      'blocked',
      'mine',
      'blocked',
    ]);
    const tasks = onboardingTasks({ ...ready, institution: pending, projectCount: 0 });
    expect(tasks[3]?.words).toContain("don't have to wait for the agreement");
    expect(onboardingTasks({ ...ready, projectCount: 0 })[3]?.words).toBe('Describe your study.');
    const [account] = tasks;
    expect(account?.words).toContain('The Signing Official of Lakeside University');
  });

  it('asks for the joinder once the agreement is fully executed', () => {
    const unsigned = { ...institution, joinder_date: null };
    expect(onboardingTasks({ ...ready, institution: unsigned })[2]).toMatchObject({
      state: 'mine',
      link: { to: '/joinder' },
    });
  });

  it('says that the Signing Official must confirm the person first, who reads no agreement before', () => {
    const waiting = { ...institution, confirmed: false, joinder_date: null };
    const tasks = onboardingTasks({ ...ready, institution: waiting });
    expect(tasks.map(({ state }) => state)).toEqual(['others', 'done', 'blocked', 'done', 'mine']);
    expect(tasks[0]?.words).toContain('when the Signing Official of Lakeside University has confirmed you');
    expect(tasks[2]?.link).toBeUndefined();
    const left = { ...institution, confirmed: false };
    expect(onboardingTasks({ ...ready, institution: left })[2]?.state).toBe('blocked');
  });

  it('names the Signing Official who has the agreement, and since when, to those who may read it', () => {
    const unsigned = { ...institution, rda_status: 1, joinder_date: null } as const;
    const agreement = { official: { id: 4, display_name: 'Sam Okafor' }, created: '2026-11-02T15:00:00Z' };
    expect(onboardingTasks({ ...ready, institution: unsigned, agreement })[1]).toMatchObject({
      state: 'others',
      words:
        'Sam Okafor must sign it for Lakeside University. They have had it since 11/02/2026. Then the foundation signs.',
    });
    expect(onboardingTasks({ ...ready, institution: unsigned })[1]?.words).toBe(
      'The Signing Official of Lakeside University must sign it. Then the foundation signs.',
    );
  });

  it('asks for a new official only who may name one, and tells the others who does', () => {
    const open = { ...institution, status: 6, rda_status: 4 } as const;
    const [mine] = onboardingTasks({ ...ready, institution: { ...open, names_official: true } });
    expect(mine).toMatchObject({ state: 'mine', link: { to: '/revise-institution-officer' } });
    const [others] = onboardingTasks({ ...ready, institution: { ...open, confirmed: false } });
    expect(others).toMatchObject({ state: 'others' });
    expect(others?.words).toContain('A researcher it has confirmed, or an administrator, must name one');
    expect(others?.link).toBeUndefined();
  });

  it('leads to another institution when this one was rejected', () => {
    const [account] = onboardingTasks({
      ...ready,
      institution: { ...institution, status: 4, rda_status: 4 },
    });
    expect(account).toMatchObject({ state: 'mine', link: { to: '/my-profile' } });
  });

  it('notifies a researcher whom the institution removed, whatever the institution is waiting for', () => {
    for (const status of [1, 2, 3, 4, 5, 6] as const) {
      const removed = { ...institution, status, confirmed: false, disowned: true };
      const tasks = onboardingTasks({ ...ready, institution: removed });
      expect(tasks.map(({ state }) => state)).toEqual(['mine', 'blocked', 'blocked', 'done', 'mine']);
      expect(tasks[0]?.words).toContain('Lakeside University removed you from its list of researchers');
      expect(tasks[0]?.link?.to).toBe('/my-profile');
      expect(tasks.map(({ words }) => words).join(' ')).not.toContain('confirm');
    }
  });

  it('is complete once a request was submitted, whatever its status, and not while one is suspended', () => {
    const draft = buildDraft();
    const sent = { ...draft, status: 3 as const };
    expect(isOnboarded({ ...ready, latestRequest: undefined })).toBe(false);
    expect(isOnboarded({ ...ready, latestRequest: draft })).toBe(false);
    expect(isOnboarded({ ...ready, latestRequest: sent })).toBe(true);
    expect(isOnboarded({ ...ready, latestRequest: sent, suspendedRequest: 12 })).toBe(false);
    const unsigned = { ...institution, joinder_date: null };
    const before = { ...ready, institution: unsigned, latestRequest: sent };
    expect(isOnboarded(before)).toBe(false);
  });

  it.each([
    [6, 'The reviewers asked for changes to REQ000007.'],
    [9, 'REQ000007 was deferred to a later review.'],
    [10, 'REQ000007 is approved with conditions.'],
  ] as const)('says why a request in status %i was returned', (status, words) => {
    const latestRequest = { ...buildDraft(), status };
    expect(onboardingTasks({ ...ready, latestRequest })[4]?.words).toBe(words);
  });

  it('says whose turn a draft is, and stops while a request is suspended', () => {
    expect(onboardingTasks({ ...ready, latestRequest: buildDraft() })[4]?.state).toBe('mine');
    for (const status of AWAITING_OWNER) {
      const latestRequest = { ...buildDraft(), status };
      const states = [true, false].map(
        (ownsLatest) => onboardingTasks({ ...ready, latestRequest, ownsLatest })[4]?.state,
      );
      expect(states, `status ${status}: a member waits for the owner`).toEqual(['mine', 'others']);
    }
    expect(onboardingTasks({ ...ready, suspendedRequest: 12 })[4]?.link?.to).toBe('/request/12');
  });
});
