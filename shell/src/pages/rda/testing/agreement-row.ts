import type { Agreement, AgreementData } from '@portal/contract';

export const AGREEMENT_ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const SHA = 'a'.repeat(64);

/** An agreement as the server answers it. */
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
    created: '2026-03-01T10:00:00Z',
    abilities: { read: true },
    ...more,
  };
}

export const emptyList = { count: 0, next: null, previous: null, results: [] };
export const pathOf = (rest = ''): string => `/agreement/${AGREEMENT_ID}/${rest}`;
