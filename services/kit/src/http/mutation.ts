/** authenticate → validate → transaction → load and lock → authorize → command → present (conventions 1). */
import type { PortalEndpointKey, ResponseOf } from '@portal/contract';
import { transact, type Work } from '../database/index.ts';
import type { Locked } from '../resource/lock.ts';
import { handler, type Answer, type Call, type Handler } from './call.ts';
import { checkVersion } from './version.ts';

/** The input of a command: the call, its transaction, and the locked object. */
export interface Command<K extends PortalEndpointKey, L> {
  readonly call: Call<K>;
  readonly work: Work;
  readonly loaded: L;
}

export interface MutationStages<K extends PortalEndpointKey, L, R> {
  /** Work before the transaction that needs another connection: inside it, the transaction's locks would wait too. */
  readonly before?: (call: Call<K>) => Promise<void>;
  /** Locks the object; absent for an object that does not exist yet. */
  readonly load?: (call: Call<K>, work: Work) => Promise<L>;
  /** An action of the policy, or its own check that throws. */
  readonly authorise: string | ((command: Command<K, L>) => void | Promise<void>);
  /** The current state for a 409 STALE, so that the screen can show both versions. */
  readonly current?: (command: Command<K, L>) => Promise<unknown>;
  readonly command: (command: Command<K, L>) => Promise<R>;
  /** Reads the answer inside the same transaction. */
  readonly present: (command: Command<K, L>, result: R) => Promise<Answer<ResponseOf<K>>>;
}

const isLocked = (loaded: unknown): loaded is Locked =>
  typeof loaded === 'object' && loaded !== null && 'authorise' in loaded && 'etag' in loaded;

/** A write in one transaction. If-Match is compared after the lock, so that no other write can come in between. */
export function mutation<K extends PortalEndpointKey, L = undefined, R = void>(
  key: K,
  stages: MutationStages<K, L, R>,
): Handler {
  return handler(key, async (call) => {
    await stages.before?.(call);
    return transact(call.database, call.author, async (work) => {
      const loaded = (await stages.load?.(call, work)) as L;
      const command: Command<K, L> = { call, work, loaded };
      if (typeof stages.authorise === 'function') await stages.authorise(command);
      else if (isLocked(loaded)) loaded.authorise(stages.authorise);
      else throw new Error(`${key} names the action ${stages.authorise} but loads nothing to judge it by`);
      if (isLocked(loaded)) await checkVersion(call, loaded.etag, async () => stages.current?.(command));
      const result = await stages.command(command);
      return await stages.present(command, result);
    });
  });
}
