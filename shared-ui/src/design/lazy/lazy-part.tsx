// oxlint-disable-next-line no-restricted-imports -- here it is created again after a failure
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { onForgottenFailure } from './fetch-once.ts';

/**
 * Like React's `lazy`: a component whose code is loaded when it is first shown. A failure to load reaches the
 * surrounding error boundary, and the next mount loads again, so that Try again can work. It suspends through `lazy`
 * instead of throwing its own promise: with two parts that did so, React rendered both endlessly.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const makePart = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        onForgottenFailure(error, () => {
          Part = makePart();
        });
        throw error;
      }
    });
  let Part = makePart();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
