import { chakra, Flex, Notice, Text } from '@portal/shared-ui';
import { CopyButton } from '@portal/shared-ui/table';
import { webhook as words } from '#texts/webhook';

/** A new secret, which is shown this one time. */
export function SecretNotice({ secret, text }: { secret: string; text: string }) {
  return (
    <Notice tone="warning" title={words.secretTitle} isUrgent>
      <Text>{text}</Text>
      <Flex gap="2" align="center" mt="2" wrap="wrap">
        <chakra.code fontFamily="mono" userSelect="all" overflowWrap="anywhere" minW="0">
          {secret}
        </chakra.code>
        <CopyButton label={words.secret} text={secret} />
      </Flex>
    </Notice>
  );
}
