import { Box, Button, fill, Flex, Text } from '@portal/shared-ui';
import { GoalButton } from '@portal/shared-ui/goal';
import { readGoal } from '../../session/goal-kind.ts';
import { useGoal } from '../../session/use-goal.ts';
import { goal as words } from '#texts/goal';

/** A quiet line with the way on to the page that the person wanted before other steps came first (decision 434). */
export function GoalLine() {
  const { goal, dismiss } = useGoal();
  if (goal === null) return null;
  const { kind, dataset } = readGoal(goal);
  return (
    <Box as="section" aria-label={words.label} bg="bg.subtle" borderBottomWidth="1px">
      <Flex
        maxW="8xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="2"
        columnGap="4"
        rowGap="2"
        wrap="wrap"
        align="center"
        textStyle="sm"
      >
        <Text>{fill(words[kind], { dataset })}</Text>
        <GoalButton goal={goal} isSmall />
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => void dismiss()}>
          {words.dismiss}
        </Button>
      </Flex>
    </Box>
  );
}
