// oxlint-disable-next-line no-restricted-imports -- here it is made anew after a failure
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { onForgottenFailure } from './fetch-once.ts';

/**
 * As React's `lazy`: a component whose code is fetched when it is first shown. One that could not be fetched fails in the
 * boundary around it, and is fetched anew with the next mount, so that Try again can work. It waits by `lazy` and not by
 * its own promise that is thrown: of two parts that threw one at a time, React drew both without end.
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
