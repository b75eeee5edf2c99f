import type { Agreement } from '@portal/contract';
import { HStack, Link, Stack, Text } from '../../design/index.ts';
import { rda } from '#texts/rda';
import { PdfFrame } from './PdfFrame.tsx';
import { RdaDownload } from './RdaDownload.tsx';
import { pdfAddress } from './rda-download.ts';

/** The PDF in the page, with links for browsers and screens that show none there. */
export function DocumentView({ agreement }: { agreement: Agreement }) {
  if (agreement.scan !== 'clean') return <Text color="fg.muted">{rda.scanPending}</Text>;
  return (
    <Stack gap="4" minW="0" alignSelf="start" position={{ lg: 'sticky' }} top="4">
      {/* a new document or signature is another file under the same address */}
      <PdfFrame key={`${agreement.sha256}${agreement.additional_data.status}`} id={agreement.id} />
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
