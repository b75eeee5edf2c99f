import { expect, it } from 'vitest';
import { RUBRICS } from './rubrics.ts';
import { NAMED_SCORES } from './score.wire.ts';

it('takes every criterion and every note of every rubric under its own name', () => {
  const keys = RUBRICS.flatMap(({ criteria, notes }) => [...criteria, ...notes]).map(({ key }) => key);
  expect(Object.keys(NAMED_SCORES).toSorted()).toEqual(
    [...new Set([...keys, 'reviewer_decision', 'build_merit'])].toSorted(),
  );
});
