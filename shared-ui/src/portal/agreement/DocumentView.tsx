import type { Agreement } from '@portal/contract';
import { HStack, Link, Stack, Text } from '../../design/index.ts';
import { rda } from '#texts/rda';
import { PdfFrame } from './PdfFrame.tsx';
import { RdaDownload } from './RdaDownload.tsx';
import { pdfAddress, type PdfKind } from './rda-download.ts';

/** The PDF in the page, with links for browsers and screens that show none there. */
export function DocumentView({ agreement }: { agreement: Agreement }) {
  if (agreement.scan !== 'clean') return <Text color="fg.muted">{rda.scanPending}</Text>;
  const { id, name, sha256, additional_data: data } = agreement;
  return <PdfView kind="agreement" id={id} name={name} version={`${sha256}${data.status}`} />;
}

interface PdfViewProps {
  kind: PdfKind;
  id: string;
  name: string;
  /** Changes with the file: a new document has the same address. */
  version: string;
}

/** The PDF of any kind of agreement. */
export function PdfView({ kind, id, name, version }: PdfViewProps) {
  return (
    <Stack gap="4" minW="0" alignSelf="start" position={{ lg: 'sticky' }} top="4">
      <PdfFrame key={version} id={id} kind={kind} />
      <Text color="fg.muted" display={{ base: 'block', md: 'none' }}>
        {rda.small}
      </Text>
      <HStack gap="5" wrap="wrap">
        <Link href={pdfAddress(id, false, kind)} target="_blank" rel="noopener">
          {rda.openPdf}
        </Link>
        <RdaDownload id={id} kind={kind} fileName={name} label={rda.download} />
      </HStack>
    </Stack>
  );
}
