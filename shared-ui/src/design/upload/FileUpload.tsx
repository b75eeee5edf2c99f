import { Box, chakra, Span } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import type { ReactNode } from 'react';
import { upload as texts } from '#texts/upload';
import { LabeledField } from '../layout/LabeledField.tsx';
import { fill } from '../layout/fill.ts';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { DropZone } from './DropZone.tsx';
import { PendingRow, UploadedRow } from './FileRows.tsx';
import { describeLimits } from './refusal.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { type UploadedFile, type UploadFunction, useUploads } from './use-uploads.ts';

export interface FileUploadProps {
  label: ReactNode;
  id?: string;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  isDisabled?: boolean;
  /** Lower-case extensions with a dot; default: PDF. */
  accept?: readonly string[];
  /** Default: 25 MB. */
  maxBytes?: number;
  /** Default: 1. */
  maxFiles?: number;
  /** The files that are already on the server. */
  files: readonly UploadedFile[];
  onChange: (files: UploadedFile[]) => void;
  upload: UploadFunction;
  /** Called before a file leaves the list, for example to delete it on the server. */
  onRemove?: (file: UploadedFile) => void;
  isRemovable?: boolean;
  /**
   * Called when the first upload starts and when the last one has succeeded or failed. A form submitted in between
   * would lack the file.
   */
  onBusy?: (isBusy: boolean) => void;
}

const pdf = ['.pdf'];

/** Files with limits stated first, drag and drop, progress, cancel, retry and specific refusals (spec 1 section 5). */
export function FileUpload({
  label,
  id,
  help,
  error,
  isOptional,
  isDisabled = false,
  accept = pdf,
  maxBytes = LIMITS.uploadBytes,
  maxFiles = 1,
  files,
  onChange,
  upload,
  onRemove,
  isRemovable = true,
  onBusy,
}: FileUploadProps) {
  const limits = { accept, maxBytes, maxFiles };
  const { pending, message, add, retry, cancel } = useUploads({
    limits,
    files,
    upload,
    onChange,
    onBusy,
  });
  const running = pending.filter((each) => each.error === undefined).length;
  const isFull = files.length + running >= maxFiles;
  const { box, expectRemoval } = useFocusAfterRemoval(files.length);
  const canRemove = isRemovable && !isDisabled;
  const words = (
    <>
      {help ? <>{help} </> : null}
      <Span>{describeLimits(limits)}</Span>
    </>
  );
  return (
    <Box ref={box}>
      <LabeledField label={label} id={id} help={words} error={error} isOptional={isOptional}>
        {({ 'aria-required': _required, ...control }) => (
          <DropZone
            control={control}
            accept={accept}
            isMultiple={maxFiles > 1}
            isDisabled={isDisabled || isFull}
            fullWords={
              isFull && canRemove
                ? fill(texts.full, { count: files.length + running, max: maxFiles })
                : undefined
            }
            onFiles={add}
          />
        )}
      </LabeledField>
      <chakra.ul
        listStyleType="none"
        m="0"
        p="0"
        mt={files.length + pending.length > 0 ? '3' : '0'}
        display="grid"
        gap="2"
      >
        {files.map((file, index) => (
          <UploadedRow
            key={file.id}
            file={file}
            onRemove={
              canRemove
                ? () => {
                    expectRemoval(index);
                    onRemove?.(file);
                    onChange(files.filter((each) => each.id !== file.id));
                  }
                : undefined
            }
          />
        ))}
        {pending.map((item) => (
          <PendingRow
            key={item.key}
            item={item}
            onRetry={() => retry(item.key)}
            onCancel={() => cancel(item.key)}
          />
        ))}
      </chakra.ul>
      <LiveRegion message={message} />
    </Box>
  );
}
