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
  /** In place of the invitation while there is no room for another file. */
  fullWords: string | undefined;
  /** Gets every file that was chosen or dropped, also those that are of another kind or too many. */
  onFiles: (files: File[]) => void;
}

/** The library leaves a drop on a disabled field to the browser, which opens the file in place of the page. */
const stayOnPage = (event: DragEvent) => event.preventDefault();

/** Its own role, application, would take the keys of a screen reader away from the input inside. */
const ZONE = { role: 'group', onDragOver: stayOnPage, onDrop: stayOnPage } as const;

/**
 * A place to drop files on: Chakra's file upload around the native input, which still has its label and its place in the order
 * of the keyboard. The list of files is ours, since they are sent immediately; nothing stays in the library's own.
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
      // what is of another kind or too many is refused by the field, in words
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
