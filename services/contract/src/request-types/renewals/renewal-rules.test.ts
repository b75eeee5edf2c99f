import { expect, it } from 'vitest';
import { REQUEST_STATUSES, REQUEST_TYPES } from '../../request/statuses.ts';
import { currentRenewalForm, pinnedForm, renewalType } from '../lookup.ts';
import { tabsFor } from '../request-tabs.ts';
import {
  asksForAccess,
  CLOSED_RENEWAL_STATUSES,
  isRenewable,
  fillRenewalForm,
  renewalAddress,
} from './renewal-rules.ts';

it('a request is renewed while it is Approved or Fulfilled, if its type is renewed at all [R4-26]', () => {
  const renewable = REQUEST_TYPES.flatMap((type) =>
    REQUEST_STATUSES.filter((status) => isRenewable(type, status)).map((status) => `${type}:${status}`),
  );
  expect(renewable).toEqual([
    '1:4',
    '1:7',
    '2:4',
    '2:7',
    '4:4',
    '4:7',
    '6:4',
    '6:7',
    '7:4',
    '7:7',
    '8:4',
    '8:7',
  ]);
});

it('Research Match has a type for its renewals, the others their own', () => {
  expect(REQUEST_TYPES.map((type) => renewalType(type)?.number ?? null)).toEqual([
    1,
    2,
    null,
    5,
    null,
    6,
    7,
    8,
  ]);
});

it('nothing more becomes of what was approved, refused or withdrawn [R4-26]', () => {
  expect(CLOSED_RENEWAL_STATUSES.toSorted((one, other) => one - other)).toEqual([4, 5, 7, 11, 13, 14]);
});

it('resources are requested again, Research Match is extended automatically', () => {
  expect(REQUEST_TYPES.filter(asksForAccess)).toEqual([1, 2, 6, 7, 8]);
});

it('the form of a renewal is found only by its version', () => {
  expect(pinnedForm(2, 1003)).toBe(currentRenewalForm(2));
  expect(pinnedForm(5, 1003)).toBe(currentRenewalForm(4));
  expect(pinnedForm(2, 1)?.id).toBe('biospecimen');
});

it('places in questions are taken by the cohorts and the last day of access [R3-97]', () => {
  const fillForm = (type: number) =>
    JSON.stringify(
      fillRenewalForm(currentRenewalForm(type), { COHORT: 'SPARK, SSC', EXPIRATION: '12/25/2026' }),
    );
  expect(fillForm(4)).toContain('people from SPARK, SSC have');
  expect(fillForm(1)).toContain('Your access ends on 12/25/2026.');
  expect(fillForm(4) + fillForm(1)).not.toMatch(/\{[A-Z]/);
});

it('each kind has its page [R2.4-18]', () => {
  expect(renewalAddress({ id: 12, type: 4 })).toBe('/request/12/rm-renewal');
  expect(renewalAddress({ id: 12, type: 8 })).toBe('/request/12/renewal');
});

it('tabs show renewals once one was submitted, and a renewal has fewer [R2.4-11 R2.4-12 R2.4-14]', () => {
  expect(tabsFor(4, {}, { renewal_status: 2 }).join(' ')).toBe(
    'project details team renewal_info renewal policy',
  );
  expect(tabsFor(1, {}, { renewal_status: 4 }).join(' ')).toBe(
    'project details team publication_info renewal policy access',
  );
  expect(tabsFor(1, {}, { renewal_status: null })).not.toContain('renewal');
  expect(tabsFor(2, { read_samples: true }, { renewal_of: { id: 1 } }).join(' ')).toBe(
    'project details team policy',
  );
});
