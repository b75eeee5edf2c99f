import { IconButton } from '@chakra-ui/react';
import { CopyIcon } from '../icons/icons.tsx';
import { notify } from '../toaster/index.ts';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

const SHOWN_LENGTH = 50;

/** 'Copied ... to Clipboard', the text cut at 50 characters (spec 1 section 8). */
export function copiedMessage(text: string): string {
  const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return fill(words.copy.done, { shown });
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(copiedMessage(text));
    } catch {
      notify.error(words.copy.failed);
    }
  };
  return (
    <IconButton
      size="2xs"
      variant="ghost"
      colorPalette="gray"
      aria-label={fill(words.copy.button, { label, text })}
      onClick={(event) => {
        // the row must not open
        event.stopPropagation();
        void copy();
      }}
    >
      <CopyIcon boxSize="1em" />
    </IconButton>
  );
}
