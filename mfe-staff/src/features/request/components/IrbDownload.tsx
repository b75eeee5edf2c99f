import type { IrbDocument } from '@portal/contract';
import { IRB_DESIGNATION_LABELS } from '@portal/contract/statuses';
import { Button, DownloadIcon, HStack, Text } from '@portal/shared-ui';
import { downloadFile } from '@portal/shared-ui/data';
import { useWriteSteps } from '@portal/shared-ui/write';
import { request as words } from '#texts/request';

/** The IRB document to read before a decision. Staff read one that has expired too. */
export function IrbDownload({ irb }: { irb: IrbDocument }) {
  // 'Error Fetching IRB' is said here of every failure (spec 3)
  const { run, isBusy } = useWriteSteps({ failureTitle: words.project.openIrbFailed });
  return (
    <HStack gap="3" wrap="wrap">
      <Text as="span">{`${irb.file_name}, ${IRB_DESIGNATION_LABELS[irb.designation]}`}</Text>
      <Button
        variant="outline"
        size="xs"
        loading={isBusy}
        onClick={() => void run(() => downloadFile(irb.file))}
      >
        <DownloadIcon />
        {words.project.openIrb}
      </Button>
    </HStack>
  );
}
