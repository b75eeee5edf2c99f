import type { ReactNode } from 'react';
import type { Agreement, AgreementSignature } from '@portal/contract';
import { fill } from '../../design/index.ts';
import { useSession } from '../session/index.ts';
import { signed } from '#texts/rda';
import { SignedNote } from './SignedNote.tsx';

/** The reader's own signature that counts. */
export const ownSignature = (
  signatures: readonly AgreementSignature[],
  userId: number | undefined,
): AgreementSignature | undefined => signatures.find(({ signer, voided }) => signer.id === userId && !voided);

/** That the reader signed the RDA, and that it was confirmed by email. Signatures and the next step are beside it. */
export function SignedPanel({ agreement, next }: { agreement: Agreement; next?: ReactNode }) {
  const { user } = useSession();
  const own = ownSignature(agreement.signatures, user?.id);
  if (!own || !agreement.current) return null;
  return (
    <SignedNote
      title={signed.title}
      footnote={fill(signed.mailed, { email: user?.email ?? '' })}
      document={{ id: agreement.id, fileName: agreement.name }}
      next={next}
    />
  );
}
