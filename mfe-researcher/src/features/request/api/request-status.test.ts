import type { RequestStatus, RequestType } from '@portal/contract';
import { expect, test } from 'vitest';
import { closeOutStep } from './close-out-step.ts';
import { parcelStep } from './parcel-step.ts';
import { nextStep } from './request-status.ts';

const step = (type: RequestType, status: RequestStatus, owner: string | null = null) => {
  const { who, what } = nextStep({ type, status }, owner);
  return `${who}. ${what}`;
};

test.each([
  [1, 'The data team. They open access to the datasets.'],
  [2, 'The sample team. They prepare the samples and send them.'],
  [4, 'The Research Match team. They prepare the invitations of families.'],
  [6, 'The brain bank. They open the catalog of donors.'],
  [7, 'The brain bank. They prepare the tissue and send it.'],
  [8, 'The brain bank. They prepare the tissue and send it.'],
] as const)('type %i: who fulfils what was approved', (type, told) => {
  expect(step(type, 4)).toBe(`${told} We write to you when it is ready.`);
  expect(step(type, 4, 'Ana Silva')).toBe(told);
});

test('only datasets have access details', () => {
  expect(step(1, 7)).toContain('see Access Details');
  expect(step(8, 7)).not.toContain('Access');
});

test('a decision on Research Match is promised by the quarter, others within two weeks', () => {
  expect(step(1, 2)).toContain('up to two weeks');
  expect(step(4, 2)).toContain('Research Match applications are reviewed quarterly.');
  expect(step(5, 2)).toContain('reviewed quarterly');
  expect(step(4, 2, 'Ana Silva')).toContain('reviewed quarterly');
});

test('where the owner acts, others read the name', () => {
  expect(step(8, 6)).toBe('You. Read what the reviewers ask for, change the request and submit it again.');
  expect(nextStep({ type: 8, status: 6 }, 'Ana Silva')).toMatchObject({ who: 'Ana Silva', isOwner: false });
});

test('while a renewal is with the foundation nobody is asked to renew', () => {
  const renewed = (status: RequestStatus, owner: string | null = null) => {
    const { who, what } = nextStep({ type: 1, status: 7, renewal_status: status }, owner);
    return `${who}. ${what}`;
  };
  expect(renewed(3)).toBe(
    'Foundation staff. They review your renewal. We write to you when they have decided.',
  );
  expect(renewed(3, 'Ana Silva')).toBe('Foundation staff. They review the renewal.');
  expect(renewed(4)).toContain('Renew before the request expires.');
});

test('the owner of tissue is told where the parcel is, not that tissue is prepared', () => {
  const parcel = (state: 'packed' | 'sent' | 'arrived' | 'returned', confirm = false) => ({
    state,
    abilities: { confirm },
  });
  const told = (...parcels: ReturnType<typeof parcel>[]) => {
    const next = parcelStep({ status: 4 }, parcels);
    return next && `${next.who}. ${next.what}`;
  };
  expect(told()).toBeNull();
  expect(told(parcel('packed'))).toMatch(/^The brain bank\. The tissue is packed/);
  expect(told(parcel('sent', true))).toBe(
    'You. The tissue is on its way. Say what came once the parcel is there.',
  );
  expect(told(parcel('packed'), parcel('sent', true))).toMatch(/^You\./);
  expect(told(parcel('arrived'))).toBe('The brain bank. The parcel came. They complete the request.');
  expect(told(parcel('returned'))).toMatch(/^The brain bank\. The parcel came back/);
  expect(parcelStep({ status: 7 }, [parcel('arrived')])).toBeNull();
});

test('once access has ended whoever confirms what became of it acts next, then the foundation', () => {
  const told = (
    status: 'open' | 'returned' | 'confirmed' | 'accepted' | 'void',
    owner: string | null = null,
  ) => {
    const next = closeOutStep([{ status: 'void' }, { status }], owner);
    return next && `${next.who}. ${next.what}`;
  };
  for (const status of ['open', 'returned'] as const)
    expect(told(status)).toMatch(/^You\. Access has ended\. Confirm what became/);
  expect(told('open', 'Ana Silva')).toMatch(/^Ana Silva\. Access has ended\. What became/);
  expect(told('confirmed')).toMatch(/^Foundation staff\./);
  expect([told('accepted'), told('void')]).toEqual([null, null]);
});
