import { useState } from 'react';
import type { Agreement } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Box, chakra, HStack, Link, LoadingText, Stack, Text } from '@portal/shared-ui';
import { rda } from '#texts/rda';
import { RdaDownload } from '../RdaDownload.tsx';
import { pdfAddress } from '../rda-download.ts';

/** The PDF in the page, with links for browsers and screens that show none there. */
export function DocumentView({ agreement }: { agreement: Agreement }) {
  if (agreement.scan !== 'clean') return <Text color="fg.muted">{rda.waitsForScan}</Text>;
  return (
    <Stack gap="4" minW="0" alignSelf="start" position={{ lg: 'sticky' }} top="4">
      {/* a new document or signature is another file under the same address */}
      <Frame key={`${agreement.sha256}${agreement.additional_data.status}`} id={agreement.id} />
      <Text color="fg.muted" display={{ base: 'block', md: 'none' }}>
        {rda.small}
      </Text>
      <HStack gap="5" wrap="wrap">
        <Link href={pdfAddress(agreement.id)} target="_blank" rel="noopener">
          {rda.openPdf}
        </Link>
        <RdaDownload id={agreement.id} fileName={agreement.name} label={rda.download} />
      </HStack>
    </Stack>
  );
}

function Frame({ id }: { id: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Box display={{ base: 'none', md: 'block' }} position="relative" minH="30rem">
      {isLoaded ? null : (
        <Box position="absolute" inset="0" p="5">
          <LoadingText>{MESSAGES.loadingPdf}</LoadingText>
        </Box>
      )}
      <chakra.iframe
        title={rda.viewer}
        src={`${pdfAddress(id)}#navpanes=0&view=FitH`}
        onLoad={() => setLoaded(true)}
        width="full"
        height="80vh"
        borderWidth="1px"
        borderRadius="l3"
        position="relative"
        bg={isLoaded ? 'bg.panel' : 'transparent'}
      />
    </Box>
  );
}
