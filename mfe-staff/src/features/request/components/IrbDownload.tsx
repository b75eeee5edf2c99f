import { useState } from 'react';
import type { IrbDocument } from '@portal/contract';
import { IRB_DESIGNATION_LABELS } from '@portal/contract/statuses';
import { Button, DownloadIcon, HStack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { request as words } from '#texts/request';

/** The IRB document to read before a decision. One that has expired is not handed out (spec 2 section 4). */
export function IrbDownload({ irb }: { irb: IrbDocument }) {
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { data } = await api('GET /file/{id}/', {
        params: { id: irb.file },
        query: { signed_url: true },
        // 'Error Fetching IRB' is said here of every failure (spec 3)
        silent: true,
      });
      if (data.signed_url) window.location.assign(data.signed_url);
    } catch (error) {
      notify.failure(error, { title: words.errorFetchingIrb });
    } finally {
      setBusy(false);
    }
  };
  return (
    <HStack gap="3" wrap="wrap">
      <Text as="span">{`${irb.file_name}, ${IRB_DESIGNATION_LABELS[irb.designation]}`}</Text>
      {irb.state === 'expired' ? null : (
        <Button variant="outline" size="xs" loading={isBusy} onClick={() => void open()}>
          <DownloadIcon />
          {words.viewIrb}
        </Button>
      )}
    </HStack>
  );
}
