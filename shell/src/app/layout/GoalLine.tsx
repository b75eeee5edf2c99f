import { Box, Button, chakra, CheckIcon, fill, Flex, Text, VisuallyHidden } from '@portal/shared-ui';
import { GoalButton } from '@portal/shared-ui/goal';
import { useSession } from '@portal/shared-ui/session';
import { useReadGoal } from '../../session/goal-kind.ts';
import { listStations } from '../../session/goal-stations.ts';
import { useGoal } from '../../session/use-goal.ts';
import { goal as words } from '#texts/goal';

/** A line that leads to the page that the person originally wanted, while other steps come first (decision 434). */
export function GoalLine() {
  const { goal, dismiss } = useGoal();
  const { kind, dataset } = useReadGoal(goal);
  if (goal === null) return null;
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
        {/* room for the dataset's name, which comes later, so that the page below does not move */}
        <Text minH={kind === 'dataset' ? { base: '2lh', lg: 'auto' } : undefined}>
          {fill(words[kind], { dataset })}
        </Text>
        {kind === 'page' ? null : <Stations />}
        <GoalButton goal={goal} isSmall />
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => void dismiss()}>
          {words.dismiss}
        </Button>
      </Flex>
    </Box>
  );
}

/** The steps required before the request, in order; nothing for people who need none. */
function Stations() {
  const stations = listStations(useSession());
  return (
    <chakra.ol
      aria-label={words.stationsLabel}
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      m="0"
      p="0"
      listStyleType="none"
    >
      {stations.map(({ key, state }) => (
        <chakra.li
          key={key}
          display="flex"
          alignItems="center"
          gap="1"
          color={state === 'current' ? undefined : 'fg.muted'}
          fontWeight={state === 'current' ? 'semibold' : undefined}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {state === 'done' ? <CheckIcon aria-hidden boxSize="3.5" /> : null}
          {words.stations[key]}
          {state === 'done' ? <VisuallyHidden>{words.stationDone}</VisuallyHidden> : null}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
