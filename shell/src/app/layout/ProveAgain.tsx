import { Suspense } from 'react';
import { LoadingText, lazyPart, Stack, Text } from '@portal/shared-ui';
import { api, proveAgainWith } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { factors as words } from '#texts/factors';
import { useQuestion } from './use-question.ts';

const ProofForm = lazyPart(async () => ({
  default: (await import('../../session/factors/ProofForm.tsx')).ProofForm,
}));

const OrganizationProof = lazyPart(async () => ({
  default: (await import('../../session/factors/OrganizationProof.tsx')).OrganizationProof,
}));

/** Asks for a fresh proof before an act that needs one, such as signing; the act is then repeated (decision 541). */
export function ProveAgain() {
  const { about: methods, finish } = useQuestion(proveAgainWith);
  return (
    <Modal isOpen={methods !== null} title={words.againTitle} onClose={() => finish(false)}>
      <Stack gap="4">
        <Text>{words.againText}</Text>
        <Suspense fallback={<LoadingText />}>
          {methods?.includes('organization') ? (
            <OrganizationProof onDone={() => finish(true)} onCancel={() => finish(false)} />
          ) : methods ? (
            <ProofForm
              methods={methods}
              submitLabel={words.confirm}
              cancelLabel={words.cancel}
              onCancel={() => finish(false)}
              onProve={async (proof) => {
                await api('POST /session/proof/', { body: proof, quiet: true });
                finish(true);
              }}
            />
          ) : null}
        </Suspense>
      </Stack>
    </Modal>
  );
}
