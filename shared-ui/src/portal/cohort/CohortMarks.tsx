import { HStack } from '../../design/index.ts';
import { CohortMark } from './CohortMark.tsx';
import { cohorts as words } from '#texts/cohort';

/** The marks of all cohorts in a row, to illustrate an empty list of datasets, projects or requests. */
export const CohortMarks = () => (
  <HStack justify="center" gap="2">
    {words.list.map(({ name }) => (
      <CohortMark key={name} cohort={name} boxSize="8" />
    ))}
  </HStack>
);
