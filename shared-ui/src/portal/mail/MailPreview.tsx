import { Box, Text } from '@chakra-ui/react';
import { DefinitionList } from '../../design/layout/DefinitionList.tsx';
import { SafeHtml } from '../../design/rich-text/SafeHtml.tsx';
import { mail as words } from '#texts/mail';
import type { MailWords } from './draft.ts';

interface MailPreviewProps {
  draft: MailWords;
  from?: string | undefined;
  /** All recipients get blind copies. */
  isHidden?: boolean;
  files?: readonly { name: string }[];
}

/** The email as its recipients will see it: at most 600 px wide, as usual for emails. */
export function MailPreview({ draft, from, isHidden = false, files = [] }: MailPreviewProps) {
  const { to, cc, bcc } = draft;
  const listed = (addresses: readonly string[]) => addresses.join(', ') || words.noOne;
  return (
    <Box maxW="600px">
      <DefinitionList
        items={[
          ...(from ? [{ term: words.previewFrom, value: from }] : []),
          ...(isHidden
            ? [{ term: words.previewBcc, value: listed([...to, ...cc, ...bcc]) }]
            : [
                { term: words.previewTo, value: listed(to) },
                { term: words.previewCc, value: listed(cc) },
                ...(bcc.length > 0 ? [{ term: words.previewBcc, value: listed(bcc) }] : []),
              ]),
          ...(files.length > 0
            ? [{ term: words.attachments, value: files.map(({ name }) => name).join(', ') }]
            : []),
        ]}
      />
      <Box borderWidth="1px" borderRadius="l3" bg="bg" p={{ base: '4', md: '6' }} mt="5">
        <Text fontWeight="semibold" textStyle="lg" mb="3" overflowWrap="anywhere">
          {draft.subject || words.noSubject}
        </Text>
        <SafeHtml html={draft.body} />
      </Box>
    </Box>
  );
}
