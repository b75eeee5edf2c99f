import { Button, Spinner, type ButtonProps } from '@chakra-ui/react';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { DownloadIcon } from '../../design/index.ts';
import { downloadDocument, streamAddress } from '../data/file-download.ts';
import { useWriteSteps } from '../write/index.ts';

interface DocumentLinkProps extends Pick<ButtonProps, 'size' | 'variant' | 'colorPalette'> {
  path: `/${string}`;
  /** File name for a response that gives none. */
  fileName: string;
  label: string;
}

/**
 * Downloads a document that the server generates, which may take a while. It is a link, so that users can copy it or
 * open it in a new tab.
 */
export function DocumentLink({ path, fileName, label, ...look }: DocumentLinkProps) {
  const { run, isBusy } = useWriteSteps({ failureTitle: FRAME_MESSAGES.downloadFailed });
  return (
    <Button asChild variant="outline" {...look}>
      <a
        href={streamAddress(path)}
        download
        aria-busy={isBusy}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          // A second click during generation would generate the document twice.
          if (!isBusy) void run(() => downloadDocument(path, fileName));
        }}
      >
        {isBusy ? <Spinner size="xs" borderWidth="2px" aria-hidden data-busy /> : <DownloadIcon />}
        {label}
      </a>
    </Button>
  );
}
