import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, DownloadIcon, Text, LazyModal } from '../../design/index.ts';
import { rda } from '#texts/rda';
import { downloadPdf, type PdfKind } from './rda-download.ts';

export interface RdaDownloadProps {
  id: string;
  fileName: string;
  label: string;
  kind?: PdfKind;
}

/** Downloads the agreement with its signatures; a failure opens a modal (spec 1 section 8). */
export function RdaDownload({ id, fileName, label, kind = 'agreement' }: RdaDownloadProps) {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      await downloadPdf(id, fileName, kind);
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button
        variant="outline"
        loading={isLoading}
        loadingText={kind === 'agreement' ? MESSAGES.loadingRda : MESSAGES.loadingPdf}
        onClick={() => void download()}
      >
        <DownloadIcon />
        {label}
      </Button>
      {hasFailed ? (
        <LazyModal type="error" title={MESSAGES.rdaDownloadTitle} onClose={() => setFailed(false)}>
          <Text>{kind === 'agreement' ? MESSAGES.rdaDownloadText : rda.downloadFailed}</Text>
        </LazyModal>
      ) : null}
    </>
  );
}
