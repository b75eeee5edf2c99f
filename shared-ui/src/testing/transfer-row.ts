import type { TransferAgreement } from '@portal/contract/types';

export const TRANSFER_ID = '3f2b1c9e-51d7-4c0e-9f57-0a6f7a1f2b11';

/** A Material Transfer Agreement as returned by the API; by default it waits for its first signature. */
export const transferRow = (more: Partial<TransferAgreement> = {}): TransferAgreement => ({
  id: TRANSFER_ID,
  name: 'Material Transfer Agreement REQ000008 version 1.pdf',
  sha256: 'b'.repeat(64),
  request: { id: 8, display_name: 'REQ000008' },
  project_title: 'Sleep and attention in autism',
  institution: { id: 3, display_name: 'Northfield University' },
  recipient: { id: 21, display_name: 'Rania Mansour' },
  official: { id: 7, display_name: 'Maya Lindqvist' },
  donors: 3,
  tissue: 'Amygdala: 500 mg of each donor.',
  version: 1,
  state: 'signature_needed',
  reason: null,
  waiting_since: '2026-11-01T10:00:00Z',
  remind_from: null,
  signatures: [],
  created: '2026-11-01T10:00:00Z',
  abilities: { read: true },
  ...more,
});

export const transferPath = (rest = ''): string => `/transfer-agreement/${TRANSFER_ID}/${rest}`;
