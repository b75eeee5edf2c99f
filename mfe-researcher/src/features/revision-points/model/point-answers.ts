import type { RevisionPoint } from '@portal/contract';
import { fill } from '@portal/shared-ui';
import { revisionPoints as words } from '#texts/revision-points';

/** The field name of a point's input on the page. */
export const pointName = ({ id }: Pick<RevisionPoint, 'id'>): string => `revision_point_${id}`;

export const isAnswered = (answer: string | undefined): boolean => (answer ?? '').trim() !== '';

/** '1 of 2 answered'; unsaved answers count too. */
export const countAnswered = (
  points: readonly RevisionPoint[],
  typed: Readonly<Record<number, string>> = {},
): string =>
  fill(words.progress, {
    answered: points.filter(({ id, answer }) => isAnswered(typed[id] ?? answer)).length,
    count: points.length,
  });
