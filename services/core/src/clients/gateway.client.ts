/** Asks a gateway which versions of the apps it gives out, and has it switch them (decision 411). */
import { AppError, SERVICE_TOKEN_HEADER } from '@portal/kit';
import { z } from 'zod';
import { releaseRefusals } from '../texts/en/release-refusals.ts';

const TIMEOUT_MS = 5000;

const Pointer = z.object({
  version: z.string(),
  previous: z.string().optional(),
  canary: z.object({ version: z.string(), share: z.number(), since: z.string() }).optional(),
});
export type ReleasePointer = z.output<typeof Pointer>;
const Pointers = z.object({ releases: z.record(z.string(), Pointer) });

export interface ReleaseChange {
  readonly action: 'promote' | 'rollback';
  /** What the caller takes for given: where it is otherwise by now, nothing is switched. */
  readonly version: string;
  readonly canary: string | null;
}

export interface GatewayClient {
  /** @throws SERVICE_UNAVAILABLE */
  readReleases(): Promise<Readonly<Record<string, ReleasePointer>>>;
  /** @returns what holds now; `changed` where it was not as the caller thought. @throws SERVICE_UNAVAILABLE */
  change(app: string, change: ReleaseChange): Promise<ReleasePointer | 'changed'>;
}

/** All gateways read one store, so any of them will do. Without an address nothing is known and nothing is switched. */
export function createGatewayClient(url: string | undefined, token: string): GatewayClient {
  const call = async (path: string, body?: ReleaseChange): Promise<Response> => {
    if (url === undefined) throw unavailable(new Error('GATEWAY_URL is not set'));
    const answer = await fetch(new URL(path, url), {
      headers: { [SERVICE_TOKEN_HEADER]: token, 'Content-Type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (answer.ok || answer.status === 409) return answer;
    await answer.body?.cancel();
    throw unavailable(new Error(`the gateway answered ${answer.status}`));
  };
  return {
    readReleases: async () => (await readAs(Pointers, await call('/internal/releases'))).releases,
    async change(app, change) {
      const answer = await call(`/internal/releases/${app}`, change);
      if (answer.status !== 409) return readAs(Pointer, answer);
      await answer.body?.cancel();
      return 'changed';
    },
  };
}

async function readAs<S extends z.ZodType>(schema: S, answer: Response): Promise<z.output<S>> {
  try {
    return schema.parse(await answer.json());
  } catch (error) {
    throw unavailable(error);
  }
}

const unavailable = (cause: unknown): AppError =>
  new AppError('SERVICE_UNAVAILABLE', releaseRefusals.noGateway, { cause });
