import { Button, FileUpload as Chakra, Text } from '@chakra-ui/react';
import type { DragEvent } from 'react';
import { upload as texts } from '#texts/upload';
import { UploadIcon } from '../icons/icons.tsx';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { withAliases } from './refusal.ts';
import { fileUploadRecipe } from './file-upload-recipe.ts';

interface DropZoneProps {
  control: Partial<ControlProps>;
  accept: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  /** Replaces the invitation when no more files can be added. */
  fullWords: string | undefined;
  /** Receives all chosen or dropped files, including those of a wrong type or beyond the maximum. */
  onFiles: (files: File[]) => void;
}

/** With a disabled field, the library leaves a drop to the browser, which would open the file in place of the page. */
const stayOnPage = (event: DragEvent) => event.preventDefault();

/** The library's role `application` would prevent screen reader keys from reaching the input inside. */
const ZONE = { role: 'group', onDragOver: stayOnPage, onDrop: stayOnPage } as const;

/**
 * A drop zone: Chakra's file upload around the native input, which keeps its label and its keyboard order. The list of
 * files is ours, because files upload immediately; the library's own list stays empty.
 */
export function DropZone({
  control: { id, ...control },
  accept,
  isMultiple,
  isDisabled,
  fullWords,
  onFiles,
}: DropZoneProps) {
  const words = fullWords ?? (isMultiple ? texts.drop.several : texts.drop.one);
  return (
    <Chakra.Root
      recipe={fileUploadRecipe}
      {...(id === undefined ? {} : { ids: { hiddenInput: id } })}
      // the field itself refuses files of a wrong type or beyond the maximum, with a message
      maxFiles={Number.MAX_SAFE_INTEGER}
      disabled={isDisabled}
      acceptedFiles={[]}
      translations={{ dropzone: words }}
      onFileAccept={({ files }) => onFiles(files)}
    >
      <Chakra.Dropzone disableClick {...ZONE}>
        <Chakra.HiddenInput
          {...control}
          accept={withAliases(accept).join(',')}
          multiple={isMultiple}
          tabIndex={0}
          aria-hidden={false}
        />
        <Text color="fg.muted" textStyle="sm">
          {words}
        </Text>
        {/* for the mouse: keyboards and screen readers use the input */}
        {fullWords === undefined ? (
          <Chakra.Trigger asChild>
            <Button size="sm" variant="outline" tabIndex={-1} aria-hidden disabled={isDisabled}>
              <UploadIcon />
              {isMultiple ? texts.choose.several : texts.choose.one}
            </Button>
          </Chakra.Trigger>
        ) : null}
      </Chakra.Dropzone>
    </Chakra.Root>
  );
}
