import type { UserOptions } from '@module-federation/runtime-core/types';

/** Filled in by the build: the modules that apps take from the shell (`shared-ui/build/provided-loader.ts`). */
export const provided: NonNullable<UserOptions['shared']> = {};
