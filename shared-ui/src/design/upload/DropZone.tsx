import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { type DragEvent, useRef, useState } from 'react';
import { UploadIcon } from '../icons/icons.tsx';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { upload as words } from '#texts/upload';

interface DropZoneProps {
  control: Partial<ControlProps>;
  accept: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

/** A place to drop files on, around the native file input that keyboards and screen readers use. */
export function DropZone({ control, accept, isMultiple, isDisabled, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onFiles([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1));
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      position="relative"
      p="4"
      textAlign="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'border.control'}
      borderRadius="l3"
      bg={isOver ? 'accent.subtle' : 'bg.panel'}
      _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' }}
    >
      <chakra.input
        ref={input}
        {...control}
        type="file"
        accept={accept.join(',')}
        multiple={isMultiple}
        disabled={isDisabled}
        // covers nothing but stays reachable: the button below is for the mouse, this is for the keyboard
        position="absolute"
        opacity="0"
        width="1px"
        height="1px"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // the same file may be chosen again after a failure
          event.currentTarget.value = '';
        }}
      />
      <Text color="fg.muted" textStyle="sm">
        {isMultiple ? words.drop.several : words.drop.one}
      </Text>
      <Button
        size="sm"
        variant="outline"
        mt="2"
        tabIndex={-1}
        aria-hidden
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        {isMultiple ? words.choose.several : words.choose.one}
      </Button>
    </Box>
  );
}
