import { useState } from 'react';
import { Button, fill } from '../../design/index.ts';
import { ConfirmDialog, ReasonField, useReason } from '../../design/dialog/index.ts';
import { useNavigate } from '../../design/router/index.ts';
import { useWrite } from '../write/index.ts';
import { mta } from '#texts/mta';
import { INVALIDATES, type TransferPart } from './transfer-part.ts';

const ENDPOINTS = {
  decline: 'POST /transfer-agreement/{id}/decline/',
  reissue: 'POST /transfer-agreement/{id}/reissue/',
} as const;
type Step = keyof typeof ENDPOINTS;

/**
 * Actions on an agreement that is not acceptable, each with a confirmation: an official declines it, staff issue it
 * again.
 */
export function TransferActions(part: TransferPart) {
  const [step, setStep] = useState<Step | null>(null);
  const { abilities } = part.agreement;
  return (
    <>
      {abilities['decline'] ? (
        <Button variant="outline" onClick={() => setStep('decline')}>
          {mta.decline.button}
        </Button>
      ) : null}
      {abilities['reissue'] ? (
        <Button variant="outline" onClick={() => setStep('reissue')}>
          {mta.reissue.button}
        </Button>
      ) : null}
      {step ? <StepDialog {...part} step={step} onClose={() => setStep(null)} /> : null}
    </>
  );
}

function StepDialog({
  agreement,
  etag,
  reload,
  step,
  onClose,
}: TransferPart & { step: Step; onClose: () => void }) {
  const words = mta[step];
  const navigate = useNavigate();
  const { reason, isGiven, field } = useReason(mta.reasonRequired);
  const { send, isBusy, failure } = useWrite(ENDPOINTS[step], {
    isSilent: true,
    opened: { etag, reload },
    invalidates: INVALIDATES,
    words: { STALE: mta.stale },
    done: ({ data }) => ({ title: fill(words.done, { version: data.version }) }),
    async onDone({ data }) {
      onClose();
      if (step === 'reissue') await navigate(`/mta/${data.id}`);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={words.title}
      consequence={fill(words.consequence, { institution: agreement.institution.display_name })}
      confirmLabel={words.button}
      isBusy={isBusy}
      error={failure}
      onConfirm={() => {
        if (isGiven()) void send({ params: { id: agreement.id }, body: { reason } });
      }}
      onCancel={onClose}
    >
      <ReasonField label={words.reason} field={field} />
    </ConfirmDialog>
  );
}
