import type { Agreement, AgreementData, PaperRecord } from '@portal/contract';

export const AGREEMENT_ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const SHA = 'a'.repeat(64);

/** An agreement as returned by the API. */
export function agreementRow({
  data = {},
  ...more
}: Partial<Agreement> & { data?: Partial<AgreementData> } = {}): Agreement {
  return {
    id: AGREEMENT_ID,
    name: 'Researcher Distribution Agreement.pdf',
    size: 1000,
    sha256: SHA,
    scan: 'clean',
    institution: { id: 3, display_name: 'Northfield University', status: 3 },
    official: { id: 7, display_name: 'Maya Lindqvist' },
    current: true,
    additional_data: {
      status: 1,
      comments: null,
      signature: null,
      signature_date: null,
      sf_signature: null,
      sf_signature_date: null,
      revised_date: null,
      ...data,
    },
    signatures: [],
    papers: [],
    remind_from: null,
    created: '2026-03-01T10:00:00Z',
    abilities: { read: true },
    ...more,
  };
}

/** The record of a paper agreement as returned by the API. */
export const paperRow = (more: Partial<PaperRecord> = {}): PaperRecord => ({
  id: 5,
  state: 'waiting',
  status: 3,
  signature: 'Olga Sign',
  signature_date: '2026-02-28T12:00:00',
  sf_signature: 'Vera Montague',
  sf_signature_date: '2026-03-02T12:00:00',
  scan: { id: 'c0000000-0000-4000-8000-000000000000', name: 'scan.pdf', sha256: SHA },
  recorder: { id: 40, display_name: 'Rosa Recorder' },
  recorded_at: '2026-03-03T10:00:00Z',
  decider: null,
  decided_at: null,
  reason: null,
  ...more,
});

export const emptyList = { count: 0, next: null, previous: null, results: [] };
export const makePath = (rest = ''): string => `/agreement/${AGREEMENT_ID}/${rest}`;
