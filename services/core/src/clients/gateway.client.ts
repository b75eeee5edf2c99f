/** Asks a gateway which versions of the apps it serves, and has it switch them (decision 411). */
import { AppError, findOutside, SERVICE_TOKEN_HEADER } from '@portal/kit';
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
  /** The state that the caller expects. When the actual state differs, nothing is switched. */
  readonly version: string;
  readonly canary: string | null;
}

export interface GatewayClient {
  /** @throws SERVICE_UNAVAILABLE */
  readReleases(): Promise<Readonly<Record<string, ReleasePointer>>>;
  /**
   * @returns the present value, or `changed` when the state differs from what the caller expected.
   * @throws SERVICE_UNAVAILABLE
   */
  change(app: string, change: ReleaseChange): Promise<ReleasePointer | 'changed'>;
}

/** All gateways share one store, so any of them will do. Without a URL, both calls fail as unavailable. */
export function createGatewayClient(url: string | undefined, token: string): GatewayClient {
  const ask = async <T>(path: string, answer: z.ZodType<T>, body?: ReleaseChange): Promise<T | 'changed'> => {
    if (url === undefined) throw unavailable(new Error('GATEWAY_URL is not set'));
    try {
      const found = await findOutside(
        {
          system: 'the gateway',
          url: new URL(path, url),
          init: {
            headers: { [SERVICE_TOKEN_HEADER]: token, 'Content-Type': 'application/json' },
            ...(body && { method: 'POST', body: JSON.stringify(body) }),
          },
          timeoutMs: TIMEOUT_MS,
          answer,
        },
        409,
      );
      return found ?? 'changed';
    } catch (error) {
      throw unavailable(error);
    }
  };
  return {
    async readReleases() {
      const answer = await ask('/internal/releases', Pointers);
      if (answer === 'changed') throw unavailable(new Error('the gateway answered 409'));
      return answer.releases;
    },
    change: (app, change) => ask(`/internal/releases/${app}`, Pointer, change),
  };
}

const unavailable = (cause: unknown): AppError =>
  new AppError('SERVICE_UNAVAILABLE', releaseRefusals.noGateway, { cause });
