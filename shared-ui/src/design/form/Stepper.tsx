import { chakra, Text } from '@chakra-ui/react';
import { CheckIcon } from '../icons/icons.tsx';
import { RouteLink } from '../page/RouteLink.tsx';
import { fill } from '../layout/fill.ts';
import { form as texts } from '#texts/form';

export interface Step {
  id: string;
  title: string;
  isDone?: boolean;
}

export interface StepperProps {
  steps: readonly Step[];
  currentId: string;
  /** Address of a step; undefined if it cannot be opened yet. */
  makeHref?: (step: Step) => string | undefined;
}

const stateWords = (isCurrent: boolean, isDone: boolean) =>
  isCurrent ? texts.steps.current : isDone ? texts.steps.done : texts.steps.ahead;

/** Shows the current step: the text 'Step 3 of 6: …' always, the list of steps where there is room. */
export function Stepper({ steps, currentId, makeHref }: StepperProps) {
  return (
    <chakra.nav aria-label={texts.steps.label} mb="6">
      <chakra.ol
        display={{ base: 'none', md: 'flex' }}
        flexWrap="wrap"
        columnGap="6"
        rowGap="2"
        listStyleType="none"
        m="0"
        p="0"
        textStyle="sm"
      >
        {steps.map((step, index) => {
          const isCurrent = step.id === currentId;
          const href = isCurrent ? undefined : makeHref?.(step);
          return (
            <chakra.li
              key={step.id}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minH="7"
              aria-current={isCurrent ? 'step' : undefined}
              color={isCurrent ? 'fg' : 'fg.muted'}
              fontWeight={isCurrent ? 'semibold' : 'normal'}
            >
              <chakra.span
                aria-hidden
                display="grid"
                placeItems="center"
                boxSize="6"
                borderRadius="full"
                borderWidth="1px"
                borderColor={isCurrent ? 'accent.solid' : 'border.control'}
                bg={isCurrent ? 'accent.solid' : step.isDone ? 'accent.subtle' : 'transparent'}
                color={isCurrent ? 'accent.contrast' : step.isDone ? 'accent.fg' : 'fg.muted'}
                textStyle="xs"
              >
                {step.isDone && !isCurrent ? <CheckIcon boxSize="1em" /> : index + 1}
              </chakra.span>
              {href === undefined ? step.title : <RouteLink to={href}>{step.title}</RouteLink>}
              <chakra.span srOnly>{`, ${stateWords(isCurrent, step.isDone ?? false)}`}</chakra.span>
            </chakra.li>
          );
        })}
      </chakra.ol>
      <Text display={{ base: 'block', md: 'none' }} color="fg.muted" textStyle="sm">
        {stepWords(steps, currentId)}
      </Text>
    </chakra.nav>
  );
}

/** 'Step 3 of 6: Resource Details'. */
function stepWords(steps: readonly Step[], currentId: string): string {
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === currentId),
  );
  return fill(texts.steps.position, {
    number: index + 1,
    count: steps.length,
    title: steps[index]?.title ?? '',
  });
}
