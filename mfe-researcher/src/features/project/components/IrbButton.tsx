import type { IrbDocument } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Button, DownloadIcon, fill } from '@portal/shared-ui';
import { useWriteSteps } from '@portal/shared-ui/write';
import { useIsResearcher } from '../api/use-is-researcher.ts';
import { downloadFile } from '@portal/shared-ui/data';
import { project as words } from '#texts/project';

/** 'View IRB': downloads the letter. An expired letter is not handed out any more (specification 2 section 4). */
export function IrbButton({ irb, projectTitle }: { irb: IrbDocument; projectTitle: string }) {
  const { run, isBusy } = useWriteSteps({ failureTitle: words.letter.openFailed });
  const isResearcher = useIsResearcher();
  if (irb.state === 'expired') return <>{isResearcher ? MESSAGES.irbExpired : words.letter.expiredNotice}</>;
  return (
    <Button
      variant="outline"
      size="xs"
      loading={isBusy}
      aria-label={fill(words.letter.openNamed, { projectTitle })}
      onClick={(event) => {
        event.stopPropagation();
        void run(() => downloadFile(irb.file));
      }}
    >
      <DownloadIcon />
      {words.letter.open}
    </Button>
  );
}
