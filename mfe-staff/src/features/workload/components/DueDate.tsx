import { formatDate, HStack, StatusBadge } from '@portal/shared-ui';
import { workload as words } from '#texts/workload';

/** A due date; that it has passed is said in words too. */
export function DueDate({ day, isLate }: { day: string | null; isLate: boolean }) {
  if (day === null) return words.one.noDue;
  return (
    <HStack wrap="wrap" gap="2">
      <span>{formatDate(day)}</span>
      {isLate ? <StatusBadge tone="warning">{words.one.isLate}</StatusBadge> : null}
    </HStack>
  );
}
