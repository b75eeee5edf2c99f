import type { ResponseOf } from '@portal/contract/types';
import { Alert, fill, formatDate, Text } from '@portal/shared-ui';
import { year as words } from '#texts/verification';

export type Year = ResponseOf<'GET /institution/{id}/verification/'>['year'];

/**
 * The deadline of the yearly verification, and whether it is near or has passed. Renders nothing without an executed
 * RDA.
 */
export function YearNotice({ year }: { year: Year }) {
  if (!year) return null;
  const day = formatDate(year.anniversary);
  if (year.compliance_status === 1) return <Text>{fill(words.next, { day })}</Text>;
  const isOverdue = year.compliance_status === 3;
  return (
    <Alert.Root status={isOverdue ? 'error' : 'warning'}>
      <Alert.Indicator />
      <Alert.Title>{fill(isOverdue ? words.overdue : words.due, { day })}</Alert.Title>
    </Alert.Root>
  );
}
