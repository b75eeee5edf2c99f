import { Box, chakra, Flex, StatusBadge, Text, type StatusTone } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { OnboardingTask } from '../model/onboarding-tasks.ts';
import { home as texts } from '#texts/home';

const looks: Readonly<Record<OnboardingTask['state'], { tone: StatusTone; words: string }>> = {
  done: { tone: 'success', words: texts.tasks.done },
  mine: { tone: 'info', words: texts.tasks.mine },
  others: { tone: 'neutral', words: texts.tasks.others },
  blocked: { tone: 'neutral', words: texts.tasks.blocked },
};

interface TaskListProps {
  tasks: readonly OnboardingTask[];
  /** True where something above already stands out. */
  isQuiet?: boolean;
}

/** Tasks in order, each with its state in words and its one action. Only the first of the reader's stands out. */
export function TaskList({ tasks, isQuiet = false }: TaskListProps) {
  const next = isQuiet ? undefined : tasks.find(({ state }) => state === 'mine');
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
                <StatusBadge tone={task === next ? 'warning' : looks[task.state].tone}>
                  {looks[task.state].words}
                </StatusBadge>
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
