import type { Agreement, AgreementSignature } from '@portal/contract';
import { fill, formatDateTime } from '../../design/index.ts';
import { useSession } from '../session/index.ts';
import { rda, signed } from '#texts/rda';
import { SignedNote } from './SignedNote.tsx';

/** The reader's own signature that counts. */
export const ownSignature = (
  signatures: readonly AgreementSignature[],
  userId: number | undefined,
): AgreementSignature | undefined => signatures.find(({ signer, voided }) => signer.id === userId && !voided);

/** By whom and when the RDA was signed, who is next, and that it was confirmed by mail. */
export function SignedPanel({ agreement }: { agreement: Agreement }) {
  const { user } = useSession();
  const own = ownSignature(agreement.signatures, user?.id);
  if (!own || !agreement.current) return null;
  const institution = agreement.institution.display_name;
  return (
    <SignedNote
      title={signed.title}
      lines={[
        fill(signed.by, { name: own.typed_name, time: formatDateTime(own.signed_at), institution }),
        fill(rda.next[agreement.additional_data.status], {
          institution,
          official: agreement.official?.display_name ?? rda.someOfficial,
        }),
      ]}
      footnote={fill(signed.mailed, { email: user?.email ?? '' })}
    />
  );
}
