import { Box, chakra, DefinitionList, fill, Text } from '@portal/shared-ui';
import { actions, decisionMails } from '#texts/institution-actions';
import { mails } from '#texts/institution-page';
import type { Decision } from './StatusActions.tsx';

/** The mail as its readers will see it: at most 600 px wide, as mails are. */
export function DecisionPreview({
  decision,
  institution,
  message,
}: {
  decision: Decision;
  institution: string;
  message: string;
}) {
  const words = decisionMails[decision];
  const lines = message.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <Box maxW="600px">
      <DefinitionList
        items={[
          { term: mails.to, value: words.to },
          { term: mails.subject, value: fill(words.subject, { institution }) },
        ]}
      />
      <Box borderWidth="1px" borderRadius="l3" bg="bg" p={{ base: '4', md: '6' }} mt="5">
        <Text mb="3">{fill(actions.greeting, { name: `[${actions.firstName}]` })}</Text>
        <Text mb="3">{fill(words.intro, { institution })}</Text>
        <chakra.blockquote borderInlineStartWidth="3px" ps="4" my="4" overflowWrap="anywhere">
          {lines.length === 0 ? (
            <Text color="fg.muted">{actions.noMessage}</Text>
          ) : (
            lines.map((line, index) => (
              <Text key={index} mb="2">
                {line}
              </Text>
            ))
          )}
        </chakra.blockquote>
        <Text color="accent.fg" textDecoration="underline">
          {words.link}
        </Text>
      </Box>
    </Box>
  );
}
