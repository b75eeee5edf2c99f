import type { Project } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Button, DownloadIcon, fill } from '@portal/shared-ui';
import { useWriteSteps } from '@portal/shared-ui/write';
import { useIsResearcher } from './use-is-researcher.ts';
import { downloadFile } from '@portal/shared-ui/data';
import { project as words } from '#texts/project';

interface IrbButtonProps {
  project: Pick<Project, 'title' | 'latest_irb' | 'abilities'>;
}

/** 'View IRB': downloads the letter. Only staff can download an expired letter (spec 2 section 4). */
export function IrbButton({ project: { title, latest_irb: irb, abilities } }: IrbButtonProps) {
  const { run, isBusy } = useWriteSteps({ failureTitle: words.letter.openFailed });
  const isResearcher = useIsResearcher();
  if (!irb) return null;
  if (irb.state === 'expired' && !abilities['read_ended_irb'])
    return <>{isResearcher ? MESSAGES.irbExpired : words.letter.expiredNotice}</>;
  return (
    <Button
      variant="outline"
      size="xs"
      loading={isBusy}
      aria-label={fill(words.letter.openNamed, { projectTitle: title })}
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
