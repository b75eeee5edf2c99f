import type { RevisionPoint } from '@portal/contract';
import { fill } from '@portal/shared-ui';
import { isAnswered } from './point-steps.ts';
import { revisionPoints as words } from '#texts/revision-points';

/** '1 of 2 answered'; unsaved answers count too. */
export const countAnswered = (
  points: readonly RevisionPoint[],
  typed: Readonly<Record<number, string>> = {},
): string =>
  fill(words.progress, {
    answered: points.filter(({ id, answer }) => isAnswered(typed[id] ?? answer)).length,
    count: points.length,
  });
