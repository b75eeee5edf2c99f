import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { page } from '#texts/institution-page';
import type { PartProps } from '@portal/shared-ui/institution';

/** After the answer to a follow-up: page and ribbon show the new status. */
export function useResubmission({ reload }: PartProps): () => Promise<void> {
  const { refresh } = useSession();
  return async () => {
    notify.success(page.resubmitted);
    await Promise.all([reload(), refresh()]);
  };
}
