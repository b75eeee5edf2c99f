import type { ComponentType } from 'react';
import { fetchOnce } from './fetch-once.ts';

/**
 * As React's `lazy`: a component whose code is fetched when it is first shown. One that could not be fetched fails in the
 * boundary around it, and is fetched anew with the next mount, so that Try again can work.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = fetchOnce(load);
  return function LazyPart(props: Props) {
    const { default: Part } = code.read();
    return <Part {...props} />;
  };
}
