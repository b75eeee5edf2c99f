import { describe, expect, it } from 'vitest';
import { hasScoringPage, reviewAddress } from './address.ts';
import {
  dueDateRange,
  MATCH_WINDOWS,
  mayBeginReview,
  mayOpenWindow,
  MEETING_MINUTES,
  REVIEW_WINDOWS,
  SUMMARY_DAYS,
  TISSUE_WINDOWS,
  windowOrganisers,
} from './windows.ts';
import { REVIEW_WINDOW_KINDS } from '../request-types/request-type.ts';
import { ROLES } from '../people/roles.ts';
import { REQUEST_TYPES } from '../request/statuses.ts';

describe('windows', () => {
  it('begin these types with these reviewers', () => {
    expect(REVIEW_WINDOWS).toEqual({
      research_match: { types: [4, 5], reviewerRole: 1 },
      research_match_renewal: { types: [5], reviewerRole: 3 },
      abn_tissue: { types: [8], reviewerRole: 1 },
    });
  });

  it('are each of one desk', () => {
    expect([...MATCH_WINDOWS, ...TISSUE_WINDOWS].toSorted()).toEqual([...REVIEW_WINDOW_KINDS].toSorted());
  });

  it('are opened by administrators, that of tissue by the project manager too [S2.4-06 S2.4-01]', () => {
    const openers = (kind: (typeof REVIEW_WINDOW_KINDS)[number]) =>
      ROLES.filter((role) => mayOpenWindow(kind, role)).toSorted();
    expect(openers('research_match')).toEqual(['sfari_admin', 'sfari_admin_lead']);
    expect(openers('research_match_renewal')).toEqual(['sfari_admin', 'sfari_admin_lead']);
    expect(openers('abn_tissue')).toEqual(['abn_proj_mgr', 'sfari_admin', 'sfari_admin_lead']);
    expect(mayOpenWindow('abn_tissue', null)).toBe(false);
  });

  it('are in the calendars of who opens them, those of Research Match in its administrator’s too', () => {
    expect(windowOrganisers('research_match')).toEqual(['sfari_admin', 'sfari_admin_lead', 'rm_admin']);
    expect(windowOrganisers('abn_tissue')).toEqual(['sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr']);
  });

  it('an assignment may begin a review by the primary role, or by that of a window', () => {
    expect([1, 2, 3].map((role) => mayBeginReview(1, role as 1 | 2 | 3))).toEqual([true, false, false]);
    expect([1, 2, 3].map((role) => mayBeginReview(5, role as 1 | 2 | 3))).toEqual([true, false, true]);
    expect([1, 2, 3].map((role) => mayBeginReview(8, role as 1 | 2 | 3))).toEqual([true, false, false]);
  });
});

it('what is scored has its own page, the rest is reviewed on the page of the request [S2.7-01]', () => {
  const scoredAt = (address: string) =>
    new Set(REQUEST_TYPES.filter((type) => reviewAddress({ id: 7, type }) === address));
  expect(scoredAt('/abn-review/7#own-review')).toEqual(new Set([7, 8]));
  expect(scoredAt('/review/7#own-review')).toEqual(new Set([4, 5]));
  expect(scoredAt('/request/7#admin')).toEqual(new Set([1, 2, 3, 6]));
  expect(REQUEST_TYPES.filter(hasScoringPage)).toEqual([4, 5, 7, 8]);
});

describe('days of a window', () => {
  const evening = new Date('2027-01-01T04:59:59Z');

  it('are between today and a year ahead, those of one summary within two', () => {
    expect(dueDateRange(evening, 'America/New_York')).toEqual({ from: '2026-12-31', to: '2028-01-01' });
    expect(dueDateRange(evening, 'America/New_York', SUMMARY_DAYS)).toEqual({
      from: '2026-12-31',
      to: '2029-01-01',
    });
  });

  it('end in a meeting of two hours', () => {
    expect(MEETING_MINUTES).toBe(120);
  });
});
