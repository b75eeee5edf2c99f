import { Button, Spinner, type ButtonProps } from '@chakra-ui/react';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { DownloadIcon } from '../../design/index.ts';
import { downloadDocument, streamAddress } from '../data/file-download.ts';
import { useWriteSteps } from '../write/index.ts';

interface DocumentLinkProps extends Pick<ButtonProps, 'size' | 'variant' | 'colorPalette'> {
  path: `/${string}`;
  /** For an answer that does not name its file. */
  fileName: string;
  label: string;
}

/** Saves a document that the server makes, which may take a while. A link, so that it can be copied or opened beside. */
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
          // A second click while it is made would make it twice.
          if (!isBusy) void run(() => downloadDocument(path, fileName));
        }}
      >
        {isBusy ? <Spinner size="xs" borderWidth="2px" aria-hidden data-busy /> : <DownloadIcon />}
        {label}
      </a>
    </Button>
  );
}
