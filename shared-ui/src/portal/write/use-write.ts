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
  /** True when the screen has a place for every failure, so that the frame shows none but a lost session. */
  isSilent?: boolean;
}

/**
 * One write of an endpoint: `const remove = useWrite('DELETE /review/{id}/', { opened: page, invalidates: ['review'] })`,
 * then `await remove.send({ params: { id } })`, which answers whether it was written. A form calls `submit`, which throws
 * what was refused, so that it is at the fields. The version goes along automatically (`read`, `opened`, `form`).
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
