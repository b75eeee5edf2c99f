import { Button, HStack, Text } from '@chakra-ui/react';
import { CheckIcon, ClockIcon, WarningIcon } from '../icons/icons.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { formatDateTime } from '../layout/dates.ts';
import type { Autosave } from './use-autosave.ts';
import { form as texts } from '#texts/form';
import { fill } from '../layout/fill.ts';

/** Shows 'Saved 2:02 PM EST' or what is wrong; changes are read aloud. */
export function AutosaveStatus({ autosave }: { autosave: Pick<Autosave<unknown>, 'status' | 'message'> }) {
  const { status, message } = autosave;
  const isWrong = status === 'failed' || status === 'conflict';
  const Shape = isWrong ? WarningIcon : status === 'saving' ? ClockIcon : CheckIcon;
  return (
    <HStack gap="1.5" minH="6" textStyle="sm" color={isWrong ? 'fg.warning' : 'fg.muted'}>
      {message === '' ? null : (
        <>
          <Shape boxSize="1.1em" />
          <span>{message}</span>
        </>
      )}
      {/* announcing 'Saving' on every pause would interrupt the screen reader */}
      <LiveRegion message={status === 'saving' ? '' : message} />
    </HStack>
  );
}

/** Says that unsaved input of an earlier visit was restored, or asks whether to restore it. */
export function RestoreNotice({
  at,
  what = [],
  isSaved = false,
  onRestore,
  onDiscard,
}: {
  at: string;
  /** Labels of the fields that restoring changes, so that the user can decide. */
  what?: readonly string[];
  isSaved?: boolean;
  /** Set if the input is restored only after asking. */
  onRestore?: (() => void) | undefined;
  onDiscard: () => void;
}) {
  const sentences = onRestore ? texts.leftover.question : texts.leftover.putBack;
  const text = fill(what.length > 0 ? sentences.textWithFields : sentences.text, {
    at: formatDateTime(at),
    fields: what.map((label) => `“${label}”`).join(', '),
  });
  return (
    <HStack
      as="fieldset"
      minW="0"
      aria-label={texts.leftover.title}
      wrap="wrap"
      gap="3"
      p="4"
      mb="6"
      bg="bg.info"
      borderWidth="1px"
      borderColor="border.info"
      borderRadius="l3"
    >
      <Text flex="1 1 16rem">{onRestore || isSaved ? text : `${text} ${texts.leftover.notSaved}`}</Text>
      {onRestore ? (
        <Button size="sm" onClick={onRestore}>
          {texts.leftover.restore}
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDiscard}>
        {texts.leftover.discard}
      </Button>
    </HStack>
  );
}
