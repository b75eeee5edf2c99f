import { Box, DefinitionList, Text } from '@portal/shared-ui';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { splitAddresses } from '../api/addresses.ts';
import type { EmailDraft } from '../api/email-draft.ts';

/** The mail as its readers will see it: at most 600 px wide, as mails are. */
export function EmailPreview({ draft, from }: { draft: EmailDraft; from: string }) {
  return (
    <Box maxW="600px">
      <DefinitionList
        items={[
          { term: 'From', value: from },
          { term: 'To', value: splitAddresses(draft.to).join(', ') },
          { term: 'CC', value: splitAddresses(draft.cc).join(', ') || 'Nobody' },
        ]}
      />
      <Box borderWidth="1px" borderRadius="l3" bg="bg" p={{ base: '4', md: '6' }} mt="5">
        <Text fontWeight="semibold" textStyle="lg" mb="3" overflowWrap="anywhere">
          {draft.subject || 'No subject'}
        </Text>
        <SafeHtml html={draft.body} />
      </Box>
    </Box>
  );
}
