import { Box, chakra, Flex, StatusBadge, Text, type StatusTone } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { OnboardingTask } from '../model/onboarding-tasks.ts';
import { home as texts } from '#texts/home';

const looks: Readonly<Record<OnboardingTask['state'], { tone: StatusTone; words: string }>> = {
  done: { tone: 'success', words: texts.tasks.done },
  mine: { tone: 'warning', words: texts.tasks.mine },
  others: { tone: 'info', words: texts.tasks.others },
  blocked: { tone: 'neutral', words: texts.tasks.blocked },
};

/** Tasks in order, each with its state in words and its one action. */
export function TaskList({ tasks }: { tasks: readonly OnboardingTask[] }) {
  return (
    <chakra.ol aria-label={texts.tasks.label} listStyleType="none" m="0" p="0">
      {tasks.map((task, index) => (
        <chakra.li
          key={task.id}
          py="row"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', pt: '0' }}
          _last={{ pb: '0' }}
        >
          <Flex gap="4" align="flex-start">
            <Text
              aria-hidden
              textStyle="xl"
              fontWeight="semibold"
              color={task.state === 'blocked' ? 'fg.subtle' : 'accent.fg'}
              minW="6"
              lineHeight="1.3"
            >
              {index + 1}
            </Text>
            <Box flex="1" minW="0">
              <Flex gap="3" wrap="wrap" align="center">
                <Text fontWeight="semibold">{task.title}</Text>
                <StatusBadge tone={looks[task.state].tone}>{looks[task.state].words}</StatusBadge>
              </Flex>
              <Text color="fg.muted" mt="0.5" maxW="prose" textStyle={task.state === 'done' ? 'sm' : 'md'}>
                {task.words}
              </Text>
              {task.link ? (
                <RouteLink to={task.link.to} fontWeight="semibold" mt="1" minH="6" display="inline-block">
                  {task.link.label}
                </RouteLink>
              ) : null}
            </Box>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
