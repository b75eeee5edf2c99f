import type { IrbDocument } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Button, DownloadIcon, fill } from '@portal/shared-ui';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { useIsResearcher } from '../../common/use-is-researcher.ts';
import { downloadFile } from '../../common/file-download.ts';
import { project as words } from '#texts/project';

/** 'View IRB': downloads the letter. An expired letter is not handed out any more (specification 2 section 4). */
export function IrbButton({ irb, projectTitle }: { irb: IrbDocument; projectTitle: string }) {
  const [isBusy, setBusy] = useState(false);
  const isResearcher = useIsResearcher();
  if (irb.state === 'expired') return <>{isResearcher ? MESSAGES.irbExpired : words.irbHasExpired}</>;
  const open = async () => {
    setBusy(true);
    try {
      await downloadFile(irb.file);
    } catch (error) {
      notify.failure(error, { title: words.errorFetchingIrb });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      size="xs"
      loading={isBusy}
      aria-label={fill(words.viewIrbOf, { projectTitle })}
      onClick={(event) => {
        event.stopPropagation();
        void open();
      }}
    >
      <DownloadIcon />
      {words.viewIrb}
    </Button>
  );
}
