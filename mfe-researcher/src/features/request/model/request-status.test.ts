import type { RequestStatus, RequestType } from '@portal/contract';
import { AWAITING_OWNER } from '@portal/contract/transitions';
import { expect, test } from 'vitest';
import { closeOutStep } from './close-out-step.ts';
import { findShipmentStep } from './shipment-step.ts';
import { nextStep, renewalStep } from './request-status.ts';

const step = (type: RequestType, status: RequestStatus, owner: string | null = null) => {
  const { who, what } = nextStep({ type, status }, owner);
  return `${who}. ${what}`;
};

test.each([
  [1, 'The data team. They are setting up access to the datasets.'],
  [2, 'The sample team. They are preparing the samples to ship.'],
  [4, 'The Research Match team. They are preparing the invitations to families.'],
  [6, 'The brain bank. They are opening the donor catalog.'],
  [7, 'The brain bank. They are preparing the tissue to ship.'],
  [8, 'The brain bank. They are preparing the tissue to ship.'],
] as const)('type %i: who fulfils what was approved', (type, description) => {
  expect(step(type, 4)).toBe(`${description} We will notify you in the portal when it is ready.`);
  expect(step(type, 4, 'Ana Silva')).toBe(description);
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
  expect(step(8, 6)).toBe('You. Read the requested changes, edit the request and submit it again.');
  expect(nextStep({ type: 8, status: 6 }, 'Ana Silva')).toMatchObject({ who: 'Ana Silva', isOwner: false });
});

test('a request of which home says “Your turn” says the same on its page', () => {
  for (const status of AWAITING_OWNER) expect(nextStep({ type: 4, status }, null).isOwner).toBe(true);
  expect(step(4, 9)).toBe('You. Edit the request and submit it again for a later review.');
  expect(step(4, 10, 'Ana Silva')).toBe(
    'Ana Silva. The owner must meet the conditions. Then the foundation decides.',
  );
});

test('while a renewal is with the foundation no one is asked to renew', () => {
  const renewed = (status: RequestStatus, owner: string | null = null) => {
    const { who, what } = nextStep({ type: 1, status: 7, renewal_status: status }, owner);
    return `${who}. ${what}`;
  };
  expect(renewed(3)).toBe(
    "The foundation's staff. They are reviewing your renewal. We will email you when there is a decision.",
  );
  expect(renewed(3, 'Ana Silva')).toBe("The foundation's staff. They are reviewing the renewal.");
  expect(renewed(4)).toContain('Renew before the request expires.');
});

test('once access ends soon the owner is the one who acts: to renew', () => {
  const zone = 'America/New_York';
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const ends = (days: number) => ({
    status: 7 as const,
    expiration_date: day(days),
    renewal_status: null,
    abilities: { renew: true },
  });
  expect(renewalStep(ends(25), null, zone)).toMatchObject({ who: 'You', isOwner: true });
  expect(renewalStep(ends(25), 'Ana Silva', zone)).toMatchObject({ who: 'Ana Silva', isOwner: false });
  expect(renewalStep(ends(90), null, zone)).toBeNull();
  expect(renewalStep({ ...ends(25), renewal_status: 3 }, null, zone)).toBeNull();
  expect(renewalStep({ ...ends(25), abilities: { renew: false } }, null, zone)).toBeNull();
});

test('the owner of tissue sees where the shipment is, not that tissue is prepared', () => {
  const buildShipment = (state: 'packed' | 'sent' | 'arrived' | 'returned', confirm = false) => ({
    state,
    abilities: { confirm },
  });
  const description = (...shipments: ReturnType<typeof buildShipment>[]) => {
    const next = findShipmentStep({ status: 4 }, shipments);
    return next && `${next.who}. ${next.what}`;
  };
  expect(description()).toBeNull();
  expect(description(buildShipment('packed'))).toMatch(/^The brain bank\. The tissue is packed/);
  expect(description(buildShipment('sent', true))).toBe(
    'You. The tissue is on its way. Confirm what arrived when you have the shipment.',
  );
  expect(description(buildShipment('packed'), buildShipment('sent', true))).toMatch(/^You\./);
  expect(description(buildShipment('arrived'))).toBe(
    'The brain bank. The shipment has arrived. They are completing the request.',
  );
  expect(description(buildShipment('returned'))).toMatch(/^The brain bank\. The shipment was returned/);
  expect(findShipmentStep({ status: 7 }, [buildShipment('arrived')])).toBeNull();
});

test('once access has ended the person who confirms what became of it acts next, then the foundation', () => {
  const description = (
    status: 'open' | 'returned' | 'confirmed' | 'accepted' | 'void',
    owner: string | null = null,
  ) => {
    const next = closeOutStep([{ status: 'void' }, { status }], owner);
    return next && `${next.who}. ${next.what}`;
  };
  expect(description('open')).toMatch(/^You\. Access has ended\. Confirm what happened/);
  expect(description('returned')).toMatch(/^You\. Correct your close-out and confirm it again\.$/);
  expect(description('open', 'Ana Silva')).toMatch(/^Ana Silva\. Access has ended\. The close-out/);
  expect(description('confirmed')).toMatch(/^The foundation's staff\./);
  expect([description('accepted'), description('void')]).toEqual([null, null]);
});
