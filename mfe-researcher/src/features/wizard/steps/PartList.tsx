import { Button, chakra, Text } from '@portal/shared-ui';
import { wizard as words } from '#texts/wizard';

/** The minimum number of parts for which a step shows this list. */
const FEWEST = 3;

export const partId = (step: string, index: number): string => `${step}-part-${index + 1}`;

/**
 * The parts of a long step, as buttons that scroll to the heading. They are not links because the hash holds the step.
 */
export function PartList({ step, parts }: { step: string; parts: readonly string[] }) {
  if (parts.length < FEWEST) return null;
  const jump = (index: number) => {
    const heading = document.getElementById(partId(step, index));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <chakra.nav aria-labelledby={`${step}-parts`} borderWidth="1px" borderRadius="l3" p="4">
      <Text id={`${step}-parts`} fontWeight="semibold" mb="1">
        {words.parts}
      </Text>
      <chakra.ol m="0" ps="5">
        {parts.map((part, index) => (
          <li key={part}>
            <Button
              variant="plain"
              height="auto"
              minH="6"
              p="0"
              textStyle="inherit"
              textAlign="start"
              whiteSpace="normal"
              textDecoration="underline"
              onClick={() => jump(index)}
            >
              {part}
            </Button>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
