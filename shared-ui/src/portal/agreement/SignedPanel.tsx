import type { ReactNode } from 'react';
import type { Agreement, AgreementSignature } from '@portal/contract';
import { fill } from '../../design/index.ts';
import { useSession } from '../session/index.ts';
import { signed } from '#texts/rda';
import { SignedNote } from './SignedNote.tsx';

/** The user's own valid signature. */
export const ownSignature = (
  signatures: readonly AgreementSignature[],
  userId: number | undefined,
): AgreementSignature | undefined => signatures.find(({ signer, voided }) => signer.id === userId && !voided);

/**
 * Says that the user signed the RDA and that an email confirms it. Signatures and the next step are shown beside it.
 */
export function SignedPanel({ agreement, next }: { agreement: Agreement; next?: ReactNode }) {
  const { user } = useSession();
  const own = ownSignature(agreement.signatures, user?.id);
  if (!own || !agreement.current) return null;
  return (
    <SignedNote
      title={signed.title}
      footnote={fill(signed.mailed, { email: user?.email ?? '' })}
      next={next}
    />
  );
}
