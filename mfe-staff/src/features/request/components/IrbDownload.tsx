import type { IrbDocument } from '@portal/contract';
import { IRB_DESIGNATION_LABELS } from '@portal/contract/statuses';
import { Button, DownloadIcon, HStack, Text } from '@portal/shared-ui';
import { downloadFile } from '@portal/shared-ui/data';
import { useWriteSteps } from '@portal/shared-ui/write';
import { request as words } from '#texts/request';

/** The IRB document to read before a decision; staff can also open an expired one. */
export function IrbDownload({ irb }: { irb: IrbDocument }) {
  // spec 3 requires 'Error Fetching IRB' for every failure
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
