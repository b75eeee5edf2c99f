/** Lists what needs attention in a service, by area, and retries it; the same in every service (decision 504). */
import { LIMITS, type AttentionArea, type AttentionService } from '@portal/contract';
import {
  findGrant,
  handler,
  notFound,
  query,
  runEach,
  type Actor,
  type Call,
  type Handler,
  type Policy,
  type Reads,
  type Work,
} from '@portal/kit';

interface Cause {
  readonly cause: string;
  readonly count: number;
  readonly since: string;
  readonly object_id?: number | undefined;
  readonly ids: readonly number[];
}

export interface AttentionSource {
  readonly area: AttentionArea;
  /** The policy whose action `read` decides who sees the area. */
  readonly policy: Policy<string, never, string>;
  readCauses(call: Pick<Call, 'actor' | 'database'>): Promise<readonly Cause[]>;
  /** When the last failure was over. */
  readFineSince(reads: Reads): Promise<string | null>;
  readonly retry?: {
    /** The policy's action that allows a retry. */
    readonly action: string;
    /** Retries one failure. Checks the caller's permission for this failure. */
    run(id: number, work: Work, actor: Actor): Promise<unknown>;
  };
}

// The calls of the services differ only in their names, so the types of one represent all.
type Read = 'GET /core-attention/';
type Retry = 'POST /core-attention/retry/';

export function attentionRoutes(
  service: AttentionService,
  sources: readonly AttentionSource[],
): readonly Handler[] {
  return [
    query<Read>(`GET /${service}-attention/` as Read, async (call) => {
      const seen = sources.filter(({ policy }) => findGrant(policy, 'read', call.actor).length > 0);
      const parts = await Promise.all(
        seen.map(async (source) => {
          const causes = await source.readCauses(call);
          const { area, policy, retry } = source;
          const retries = retry !== undefined && findGrant(policy, retry.action, call.actor).length > 0;
          return {
            area: { area, fine_since: await source.readFineSince(call.database) },
            causes: causes.map(({ ids, ...cause }) => ({
              area,
              ...cause,
              retry: retries ? ids.slice(0, LIMITS.bulkRows) : [],
            })),
          };
        }),
      );
      return { areas: parts.map(({ area }) => area), causes: parts.flatMap(({ causes }) => causes) };
    }),
    handler<Retry>(`POST /${service}-attention/retry/` as Retry, async (call) => {
      const source = sources.find(({ area }) => area === call.body.area);
      const { retry } = source ?? {};
      if (!retry) throw notFound();
      const rows = [...new Set(call.body.ids)].map((id) => ({ id }));
      return {
        body: await runEach(call, rows, async ({ id }, work) => void (await retry.run(id, work, call.actor))),
      };
    }),
  ];
}
