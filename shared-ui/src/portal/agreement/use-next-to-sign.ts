import { LIMITS } from '@portal/contract/limits';
import { fill } from '../../design/index.ts';
import { useNavigate, useSearchParams } from '../../design/router/index.ts';
import { notify } from '../../design/toaster/index.ts';
import { api } from '../data/index.ts';
import { readSigningRun, signingAddress, type AgreementKind } from '../signing-queue/index.ts';
import { WAITING_AGREEMENTS, WAITING_TRANSFERS } from '../signing-queue/signing-queue.ts';
import { signing } from '#texts/rda';

/** Reads the agreements that wait for the foundation, in list order. Includes the one on screen and some that the user cannot sign. */
const WAITING = {
  rda: () => api('GET /agreement/', { query: WAITING_AGREEMENTS, silent: true }),
  mta: () => api('GET /transfer-agreement/', { query: WAITING_TRANSFERS, silent: true }),
} as const;

/**
 * After a signature for the foundation, opens the next agreement that the user can sign, with a notice that leads back.
 * The signed agreement stays open if no other waits, or if the list cannot be read (decision 530).
 */
export function useNextToSign(kind: AgreementKind) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const began = readSigningRun(parameters);
  return async ({
    id,
    institution,
  }: {
    id: string;
    institution: { display_name: string };
  }): Promise<void> => {
    const answer = await WAITING[kind]().catch(() => null);
    const rows: readonly { id: string; abilities: Readonly<Record<string, boolean>> }[] =
      answer?.data.results ?? [];
    const next = rows.find(
      (row) => row.id !== id && (row.abilities['countersign'] ?? row.abilities['execute']),
    );
    if (!next) return;
    const name = institution.display_name;
    notify.success({
      title: fill(signing.nextOpen, { institution: name }),
      action: {
        label: fill(signing.back, { institution: name }),
        onClick: () => void navigate(signingAddress(kind, id, began)),
      },
      seconds: LIMITS.undoSeconds,
    });
    await navigate(signingAddress(kind, next.id, began));
  };
}
