/** The brain bank's source of donors (`ABN_URL`, `ABN_TOKEN`): pages of records, which nobody here has judged yet. */
import { setTimeout } from 'node:timers/promises';
import { say } from '@portal/kit';
import { z } from 'zod';
import { donorSyncWords as words } from '../texts/en/donor-sync.ts';

/** Nobody waits: a page may take long. */
const TIMEOUT_MS = 20_000;
/** A fault may pass; the answer of a page changes nothing at the source. */
const TRIES = 3;
const PAUSE = 500;

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
  /** @throws SourceFault, in words for staff */
  read(question: PageQuestion): Promise<SourcePage>;
}
/** Why a synchronisation cannot go on. */
export class SourceFault extends Error {}

const Settings = z.object({ ABN_URL: z.url({ protocol: /^https?$/ }), ABN_TOKEN: z.string().min(1) });

/** Undefined where no source is set up. @throws an error that names the variable, at start */
export function createDonorSource(
  variables: Readonly<Record<string, string | undefined>>,
  { patience = TIMEOUT_MS, pause = PAUSE }: { patience?: number; pause?: number } = {},
): DonorSource | undefined {
  if (!variables['ABN_URL']) return undefined;
  const { ABN_URL: url, ABN_TOKEN: token } = Settings.parse(variables);

  async function ask({ store, since, page }: PageQuestion): Promise<Response> {
    const address = new URL(`${url.replace(/\/$/, '')}/donors`);
    address.searchParams.set('store', store);
    if (since !== null) address.searchParams.set('since', since);
    if (page !== null) address.searchParams.set('page', page);
    try {
      return await fetch(address, {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
    } catch (error) {
      throw describeTimeout(error, patience);
    }
  }

  async function readOnce(question: PageQuestion): Promise<SourcePage> {
    const response = await ask(question);
    if (!response.ok) {
      await response.body?.cancel();
      throw new SourceFault(describeStatus(response.status));
    }
    const body: unknown = await response.json().catch((error: unknown) => {
      // What is no JSON is an answer that cannot be read; what did not come to its end was silence.
      if (error instanceof SyntaxError) return undefined;
      throw describeTimeout(error, patience);
    });
    const read = SourcePage.safeParse(body);
    if (!read.success) throw new SourceFault(words.unreadable);
    return read.data;
  }

  return {
    async read(question) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await readOnce(question);
        } catch (error) {
          if (attempt >= TRIES) throw error;
          await setTimeout(attempt * pause);
        }
      }
    },
  };
}

function describeStatus(status: number): string {
  if (status === 401) return words.credentials;
  if (status === 403) return words.forbidden;
  return say(words.failing, { status });
}

const describeTimeout = (error: unknown, patience: number): SourceFault =>
  error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)
    ? new SourceFault(say(words.silent, { seconds: Math.round(patience / 1000) }), { cause: error })
    : new SourceFault(words.unreachable, { cause: error });
