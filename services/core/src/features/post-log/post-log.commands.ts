import type { LogKind } from '@portal/contract';
import { onOneLine, type Author, type Work } from '@portal/kit';
import { PostLogModel } from '../../models/index.ts';

export interface LogLine {
  readonly kind: LogKind;
  readonly log: string;
}

/** Writes one log line with the actor, the impersonated person and the correlation id of the call. @returns its id */
export async function writePostLog(
  work: Work,
  { kind, log }: LogLine,
  { actorId, impersonatorId = null, correlationId = null }: Author = work.author,
): Promise<number> {
  const line = await work.of(PostLogModel).insert({
    log: onOneLine(log),
    kind,
    actor_id: actorId,
    impersonator_id: impersonatorId,
    correlation_id: correlationId,
  });
  return line.id;
}
