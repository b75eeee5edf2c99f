import type { PortalEndpointKey } from '@portal/contract';
import type { ResponseOf } from '@portal/contract/types';
import { api, type ApiAnswer, type ApiArguments, type ApiOptions } from '../data/api.ts';
import { useWriteSteps, type WriteEnd, type WriteOptions } from './use-write-steps.ts';

export type WriteKey = Exclude<PortalEndpointKey, `GET ${string}`>;
export type CallOf<K extends WriteKey> = Omit<
  ApiOptions<K>,
  'ifMatch' | 'quiet' | 'silent' | 'signal' | 'anonymous'
>;
type Answer<K extends WriteKey> = ApiAnswer<ResponseOf<K>>;

interface CallRules {
  /** True if the screen itself shows every failure, so that the shell shows only a lost session. */
  isSilent?: boolean;
}

/**
 * A write of one endpoint: `const remove = useWrite('DELETE /review/{id}/', { opened: page, invalidates: ['review']
 * })`, then `await remove.send({ params: { id } })`, which returns whether it succeeded. A form calls `submit`, which
 * throws the refusal, so that it is shown at the fields. The ETag is sent automatically (`read`, `opened`, `form`).
 */
export function useWrite<K extends WriteKey, T = never>(
  key: K,
  { isSilent = false, ...options }: WriteOptions<Answer<K>, T> & CallRules = {},
) {
  const { run, submit, ...state } = useWriteSteps<Answer<K>, T>(options);
  const callWith = (call: CallOf<K>) => (ifMatch: string | null) => {
    const reporting = isSilent ? { silent: true } : { quiet: true };
    return api(key, ...([{ ...call, ...reporting, ifMatch }] as unknown as ApiArguments<K>));
  };
  return {
    ...state,
    send: (call: CallOf<K>, end?: WriteEnd<Answer<K>>) => run(callWith(call), end),
    submit: (call: CallOf<K>, end?: WriteEnd<Answer<K>>) => submit(callWith(call), end),
  };
}
