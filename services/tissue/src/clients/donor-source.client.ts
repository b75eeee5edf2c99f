/** Client of the brain bank's donor source (`ABN_URL`, `ABN_TOKEN`): pages of records that are not validated here. */
import { askOutside, describeFailure, OutsideFault } from '@portal/kit';
import { z } from 'zod';
import { donorSyncWords as words } from '../texts/en/donor-sync.ts';

/** Long, because no user waits. */
const TIMEOUT_MS = 20_000;
/** Retries are safe: reading a page changes nothing at the source. */
const ATTEMPTS = 3;
const PAUSE_MS = 500;

export const SourcePage = z.object({
  total: z.int().min(0),
  records: z.array(z.unknown()).max(1000),
  next: z.string().min(1).max(500).nullable(),
  cursor: z.string().min(1).max(500),
});
export type SourcePage = z.output<typeof SourcePage>;

export interface PageQuestion {
  readonly store: string;
  readonly since: string | null;
  readonly page: string | null;
}
export interface DonorSource {
  /** @throws SourceFault, with a message for staff */
  read(question: PageQuestion): Promise<SourcePage>;
}
/** Why an import cannot continue. */
export class SourceFault extends Error {}

const Settings = z.object({ ABN_URL: z.url({ protocol: /^https?$/ }), ABN_TOKEN: z.string().min(1) });

/** Undefined if no source is configured. @throws an error at startup that names the invalid variable */
export function createDonorSource(
  variables: Readonly<Record<string, string | undefined>>,
  { timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS }: { timeoutMs?: number; pauseMs?: number } = {},
): DonorSource | undefined {
  if (!variables['ABN_URL']) return undefined;
  const { ABN_URL: url, ABN_TOKEN: token } = Settings.parse(variables);
  return {
    async read({ store, since, page }) {
      const address = new URL(`${url.replace(/\/$/, '')}/donors`);
      address.searchParams.set('store', store);
      if (since !== null) address.searchParams.set('since', since);
      if (page !== null) address.searchParams.set('page', page);
      try {
        return await askOutside({
          system: 'the source of donors',
          url: address,
          init: { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } },
          timeoutMs,
          answer: SourcePage,
          retry: { attempts: ATTEMPTS, pauseMs },
        });
      } catch (error) {
        if (!(error instanceof OutsideFault)) throw error;
        throw new SourceFault(describeFailure(error, words), { cause: error });
      }
    },
  };
}
