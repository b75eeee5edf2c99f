import { useState } from 'react';
import { Button, DownloadIcon, Text } from '@portal/shared-ui';
import { api, useApi } from '@portal/shared-ui/data';
import { LazyModal } from '../../app/layout/LazyModal.tsx';

/** The executed agreement itself, by a link that lasts five minutes. Nothing where the institution has no file. */
export function RdaDownload({ institution }: { institution: number }) {
  const { data } = useApi('GET /institution/{id}/', { params: { id: institution } });
  const [isOpening, setOpening] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const file = data?.current_rda;
  if (!file) return null;

  const open = async () => {
    setOpening(true);
    try {
      const answer = await api('GET /file/{id}/', {
        params: { id: file },
        query: { signed_url: true },
        quiet: true,
      });
      if (!answer.data.signed_url) throw new Error('The file has no link');
      location.assign(answer.data.signed_url);
    } catch {
      setFailed(true);
    } finally {
      setOpening(false);
    }
  };

  return (
    <>
      <Button variant="outline" loading={isOpening} loadingText="Loading RDA" onClick={() => void open()}>
        <DownloadIcon />
        Download the executed RDA (PDF)
      </Button>
      {hasFailed ? (
        <LazyModal type="error" title="Error Downloading File" onClose={() => setFailed(false)}>
          <Text>Sorry but there was an error downloading the RDA.</Text>
        </LazyModal>
      ) : null}
    </>
  );
}
