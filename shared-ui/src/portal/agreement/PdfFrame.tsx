import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Box, chakra, LoadingText, Notice } from '../../design/index.ts';
import { rda } from '#texts/rda';
import { pdfAddress, type PdfKind } from './rda-download.ts';

/**
 * An agreement's PDF inside the page. Phones cannot show it there, and browsers can be set not to; the frame would then
 * load forever. Such users need a link in addition.
 */
export function PdfFrame({ id, height = '80vh', kind }: { id: string; height?: string; kind?: PdfKind }) {
  const [isLoaded, setLoaded] = useState(false);
  // older browsers lack this property
  if ('pdfViewerEnabled' in navigator && !navigator.pdfViewerEnabled)
    return (
      <Box display={{ base: 'none', md: 'block' }}>
        <Notice tone="info">{rda.noViewer}</Notice>
      </Box>
    );
  return (
    <Box display={{ base: 'none', md: 'block' }} position="relative" w="full" minH="30rem">
      {isLoaded ? null : (
        <Box position="absolute" inset="0" p="5">
          <LoadingText>{MESSAGES.loadingPdf}</LoadingText>
        </Box>
      )}
      <chakra.iframe
        title={rda.viewer}
        src={`${pdfAddress(id, false, kind)}#navpanes=0&view=FitH`}
        onLoad={() => setLoaded(true)}
        width="full"
        height={height}
        minH="30rem"
        borderWidth="1px"
        borderRadius="l3"
        position="relative"
        bg={isLoaded ? 'bg.panel' : 'transparent'}
      />
    </Box>
  );
}
