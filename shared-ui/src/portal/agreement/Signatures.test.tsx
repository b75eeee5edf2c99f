import type { AgreementSignature } from '@portal/contract';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import meanings from '../../../../services/contract/src/texts/es/signature-meanings.ts';
import { render, screen } from '@testing-library/react';
import { renderWithPortal } from '../../testing/index.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { agreementRow, paperRow } from '../../testing/agreement-row.ts';
import { Signatures } from './Signatures.tsx';

const signature = (id: number, more: Partial<AgreementSignature>): AgreementSignature => ({
  id,
  role: 'official',
  signer: { id: 7, display_name: 'Maya Lindqvist' },
  typed_name: 'Maya Lindqvist',
  meaning: 'I sign for Northfield University.',
  signed_at: '2026-03-01T10:00:00Z',
  sha256: 'a'.repeat(64),
  voided: false,
  ...more,
});

test('what counts now comes before what a revision voided', () => {
  const voided = signature(1, { typed_name: 'Maya L. Lindqvist', voided: true });
  const data = {
    status: 3,
    sf_signature: 'Vera Montague',
    sf_signature_date: '2026-04-01T12:00:00Z',
  } as const;
  renderWithPortal(<Signatures agreement={agreementRow({ signatures: [voided, signature(2, {})], data })} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringContaining('Maya Lindqvist'),
    expect.stringContaining('Vera Montague'),
    expect.stringContaining('Maya L. Lindqvist'),
  ]);
});

test('a name from paper says who confirmed it, one that no one confirmed says so, and a draft is none', () => {
  const data = { status: 3, signature: 'Olga Sign', sf_signature: 'Vera Montague' } as const;
  const decider = { id: 41, display_name: 'Carl Confirmer' };
  const confirmed = paperRow({ state: 'confirmed', sf_signature: null, status: 2, decider });
  const { unmount } = renderWithPortal(
    <Signatures agreement={agreementRow({ papers: [confirmed], data })} />,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/Olga Sign.*Recorded by Rosa Recorder, confirmed by Carl Confirmer/),
    expect.stringMatching(/Vera Montague.*not yet confirmed by a scan/),
  ]);
  unmount();
  renderWithPortal(<Signatures agreement={agreementRow({ data: { ...data, status: 1 } })} />);
  expect(screen.getByText('No one has signed this document yet.')).toBeTruthy();
});

test('the English text that was signed is marked as English, and what it says follows in the language of the page', async () => {
  vi.resetModules();
  globalThis.portalWords = { 'contract/signature-meanings': meanings };
  onTestFinished(() => {
    globalThis.portalWords = undefined;
  });
  const { Signature } = await import('./Signatures.tsx');
  const meaning = 'I have read this agreement and sign it for Northfield University.';
  render(<Signature signature={signature(1, { meaning })} institution="Northfield University" />, {
    wrapper: ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  });
  expect(screen.getByText(meaning).lang).toBe('en');
  expect(
    screen.getByText(/He leído este acuerdo y lo firmo en nombre de Northfield University\./),
  ).toBeTruthy();
});
