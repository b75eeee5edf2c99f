import { useState } from 'react';
import { Button, chakra, HStack, LiveRegion, SimpleGrid, Stack, Text } from '@portal/shared-ui';
import { factors as words } from '#texts/factors';

/** Recovery codes that were just created. They are shown only here, so the person says that they are saved. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setMessage(words.copied);
    } catch {
      setMessage(words.copyFailed);
    }
  };
  return (
    <Stack gap="4">
      <Text fontWeight="semibold" data-focus-next="">
        {words.codesTitle}
      </Text>
      <Text>{words.codesText}</Text>
      <Text>{words.codesPlace}</Text>
      <SimpleGrid
        as="ul"
        aria-label={words.codesLabel}
        columns={{ base: 1, sm: 2 }}
        gap="2"
        listStyleType="none"
        m="0"
        p="0"
      >
        {codes.map((code) => (
          <chakra.li key={code} fontFamily="mono" textStyle="lg">
            {code}
          </chakra.li>
        ))}
      </SimpleGrid>
      <HStack gap="3" wrap="wrap">
        <Button onClick={onDone}>{words.codesDone}</Button>
        <Button variant="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </HStack>
      <Text color="fg.muted" hidden={message === ''}>
        {message}
      </Text>
      <LiveRegion message={message} />
    </Stack>
  );
}
