import type { AfterSigning as NextDate } from '../agreement/RdaView.tsx';
import { SignForm } from '../agreement/SignForm.tsx';
import { SignedNote } from '../agreement/SignedNote.tsx';
import { ownSignature } from '../agreement/SignedPanel.tsx';
import { useNextToSign } from '../agreement/use-next-to-sign.ts';
import { useSession } from '../session/index.ts';
import { useWrite } from '../write/index.ts';
import { mta } from '#texts/mta';
import { INVALIDATES, type TransferPart } from './transfer-part.ts';

const ENDPOINTS = {
  official: 'POST /transfer-agreement/{id}/sign/',
  foundation: 'POST /transfer-agreement/{id}/execute/',
} as const;

/** The form to sign for the institution or for the foundation, and the note that replaces it afterward. */
export function TransferSigning({
  AfterSigning,
  ...part
}: TransferPart & { AfterSigning: NextDate | undefined }) {
  const { abilities } = part.agreement;
  if (abilities['sign']) return <SignSide {...part} side="official" />;
  if (abilities['execute']) return <SignSide {...part} side="foundation" />;
  return <OwnSignature {...part} AfterSigning={AfterSigning} />;
}

function SignSide({ agreement, etag, reload, side }: TransferPart & { side: keyof typeof ENDPOINTS }) {
  const openNext = useNextToSign('mta');
  const write = useWrite(ENDPOINTS[side], {
    read: { etag, reload },
    invalidates: INVALIDATES,
    words: { STALE: mta.changed },
    onDone: () => (side === 'foundation' ? openNext(agreement) : undefined),
  });
  return (
    <SignForm
      title={mta.sign[side]}
      submit={mta.sign[side]}
      side={side}
      institution={agreement.institution.display_name}
      write={write}
      onSign={(given) =>
        write.send({ params: { id: agreement.id }, body: { ...given, sha256: agreement.sha256 } })
      }
    />
  );
}

function OwnSignature({ agreement, AfterSigning }: TransferPart & { AfterSigning: NextDate | undefined }) {
  const { user } = useSession();
  const own = ownSignature(agreement.signatures, user?.id);
  if (!own || agreement.state === 'voided') return null;
  return (
    <SignedNote
      title={mta.signed}
      next={AfterSigning ? <AfterSigning institution={agreement.institution.id} /> : null}
    />
  );
}
