import { Button, Spinner, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { DownloadIcon } from '../../design/index.ts';
import { downloadFile } from '../data/file-download.ts';
import { useWriteSteps } from '../write/index.ts';
import { upload as words } from '#texts/upload';

/** Links to files of an answer; each opens for users who may read it. */
export function FileLinks({ files }: { files: readonly { readonly id: string; readonly name: string }[] }) {
  const { run, isBusy } = useWriteSteps({ failureTitle: words.openFailed });
  const [opened, setOpened] = useState('');
  return (
    <Stack gap="2" align="flex-start">
      {files.map(({ id, name }) => (
        <Button
          key={id}
          size="xs"
          variant="outline"
          disabled={isBusy}
          maxW="full"
          height="auto"
          minH="target.md"
          py="1"
          whiteSpace="normal"
          overflowWrap="anywhere"
          textAlign="start"
          onClick={() => {
            setOpened(id);
            void run(() => downloadFile(id));
          }}
        >
          {isBusy && opened === id ? <Spinner size="xs" aria-hidden data-busy /> : <DownloadIcon />}
          {name}
        </Button>
      ))}
    </Stack>
  );
}
