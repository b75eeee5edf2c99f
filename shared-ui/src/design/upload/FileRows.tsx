import { Box, Button, chakra, HStack, Link, Span } from '@chakra-ui/react';
import { ErrorIcon, FileIcon } from '../icons/icons.tsx';
import { formatBytes } from './refusal.ts';
import type { PendingUpload, UploadedFile } from './use-uploads.ts';
import { fill } from '../layout/fill.ts';
import { upload as words } from '#texts/upload';

const row = {
  py: '2',
  px: '3',
  borderWidth: '1px',
  borderRadius: 'l2',
  bg: 'bg.panel',
  textStyle: 'sm',
} as const;

export function UploadedRow({ file, onRemove }: { file: UploadedFile; onRemove: (() => void) | undefined }) {
  return (
    <chakra.li {...row}>
      <HStack gap="3">
        <FileIcon color="fg.muted" flexShrink="0" />
        <Box flex="1" minW="0" overflowWrap="anywhere">
          {file.href === undefined ? file.name : <Link href={file.href}>{file.name}</Link>}
          {file.size === undefined ? null : <Span color="fg.muted"> {formatBytes(file.size)}</Span>}
        </Box>
        {onRemove ? (
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            onClick={onRemove}
            data-remove-file=""
            aria-label={fill(words.removeNamed, { name: file.name })}
          >
            {words.remove}
          </Button>
        ) : null}
      </HStack>
    </chakra.li>
  );
}

export function PendingRow({
  item,
  onRetry,
  onCancel,
}: {
  item: PendingUpload;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const { file, fraction, phase, error, canRetry } = item;
  const percent = Math.round(fraction * 100);
  return (
    <chakra.li {...row} borderColor={error ? 'border.error' : undefined}>
      <HStack gap="3" wrap="wrap">
        {error ? <ErrorIcon color="fg.error" flexShrink="0" /> : <FileIcon color="fg.muted" flexShrink="0" />}
        <Box flex="1 1 10rem" minW="0" overflowWrap="anywhere">
          {error ? (
            <Span color="fg.error" fontWeight="semibold">
              {error}
              {canRetry ? `: ${file.name}` : ''}
            </Span>
          ) : (
            <>
              {file.name} <Span color="fg.muted">{percent}%</Span>
              <chakra.progress
                aria-label={fill(words.progress, { name: file.name })}
                value={percent}
                max={100}
                display="block"
                width="full"
                height="2"
                mt="1"
                accentColor="{colors.accent.solid}"
              />
              {phase === 'sending' ? null : (
                <Box color="fg.muted" mt="1">
                  {words.shownPhase[phase]}
                </Box>
              )}
            </>
          )}
        </Box>
        {canRetry && error ? (
          <Button
            size="xs"
            variant="outline"
            onClick={onRetry}
            aria-label={fill(words.retryNamed, { name: file.name })}
          >
            {words.retry}
          </Button>
        ) : null}
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          onClick={onCancel}
          aria-label={fill(error ? words.dismissNamed : words.cancelNamed, { name: file.name })}
        >
          {error ? words.dismiss : words.cancel}
        </Button>
      </HStack>
    </chakra.li>
  );
}
