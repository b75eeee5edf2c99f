import { Button, HStack } from '@chakra-ui/react';
import { fill } from '../layout/fill.ts';
import { picker as words } from '#texts/picker';

/** Alternatives for a row that cannot be obtained. */
export const PickerOffers = ({
  id,
  others,
  onUse,
}: {
  id: string;
  others: readonly string[];
  onUse: (other: string) => void;
}) =>
  others.length === 0 ? null : (
    <HStack wrap="wrap" gap="1" mt="1">
      <span data-part="facts">{words.instead}</span>
      {others.map((other) => (
        <Button
          key={other}
          size="xs"
          variant="outline"
          aria-label={fill(words.useInstead, { other, id })}
          onClick={() => onUse(other)}
        >
          {other}
        </Button>
      ))}
    </HStack>
  );
