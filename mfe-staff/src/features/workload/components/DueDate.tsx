import { fill, formatDate, HStack, StatusBadge } from '@portal/shared-ui';
import { workload as words } from '#texts/workload';

/** A due date; a label also says when it has passed. */
export function DueDate({
  day,
  isLate,
  text = '{day}',
}: {
  day: string | null;
  isLate: boolean;
  /** Text around the day, such as 'Due {day}'. */
  text?: string;
}) {
  if (day === null) return words.one.noDue;
  return (
    <HStack wrap="wrap" columnGap="2" rowGap="1">
      <span>{fill(text, { day: formatDate(day) })}</span>
      {isLate ? <StatusBadge tone="warning">{words.one.isLate}</StatusBadge> : null}
    </HStack>
  );
}
