import { fill, Text } from '@portal/shared-ui';
import { keptDestination } from '@portal/shared-ui/session';
import { readGoal } from '../../session/goal-kind.ts';
import { goal as words } from '#texts/goal';

/** Shows a visitor on the way to an account that the page that they wanted is not lost. */
export function SavedDestination() {
  const destination = keptDestination();
  if (destination === null) return null;
  const { kind, dataset } = readGoal(destination);
  return (
    <Text mt="2" color="fg.muted">
      {fill(words.kept[kind], { dataset })}
    </Text>
  );
}
