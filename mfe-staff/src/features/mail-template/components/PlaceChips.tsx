import type { ResponseOf } from '@portal/contract/types';
import { Box, Button, fill, Flex, Text } from '@portal/shared-ui';
import { mailTemplate as words } from '#texts/mail-template';

interface PlaceChipsProps {
  template: ResponseOf<'GET /email-template/{id}/'>;
  onInsert: (text: string) => void;
}

const inBraces = (place: string): string => `{${place}}`;

/** The placeholders of the template; selecting one inserts it at the last cursor position. */
export function PlaceChips({
  template: { placeholders, required_placeholders: required },
  onInsert,
}: PlaceChipsProps) {
  return (
    <Box as="section" aria-label={words.places} mb="6">
      <Text color="fg.muted">{words.placesHelp}</Text>
      {required.length > 0 ? (
        <Text color="fg.muted">
          {fill(words.requiredHelp, { places: required.map(inBraces).join(', ') })}
        </Text>
      ) : null}
      <Flex gap="2" mt="2" wrap="wrap">
        {placeholders.map(inBraces).map((place) => (
          <Button
            key={place}
            size="xs"
            variant="surface"
            colorPalette="gray"
            fontFamily="mono"
            fontWeight="normal"
            aria-label={fill(words.insert, { place })}
            onClick={() => onInsert(place)}
          >
            {place}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}
