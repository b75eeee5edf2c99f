import { fill, Text } from '@portal/shared-ui';
import { keptDestination } from '@portal/shared-ui/session';
import { useReadGoal } from '../../session/goal-kind.ts';
import { goal as words } from '#texts/goal';

/** Assures a visitor who is creating an account that the page they wanted is saved. */
export function SavedDestination() {
  const destination = keptDestination();
  const { kind, dataset } = useReadGoal(destination);
  if (destination === null) return null;
  return (
    <Text mt="2" color="fg.muted">
      {fill(words.afterLogin[kind], { dataset })}
    </Text>
  );
}
