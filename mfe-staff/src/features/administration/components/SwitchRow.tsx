import { Box, Button, fill, Flex, Phrase, StatusBadge, Text, VisuallyHidden } from '@portal/shared-ui';
import { useState } from 'react';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { administration } from '#texts/administration';
import { Failure } from './Panel.tsx';
import { useWriteSteps } from '@portal/shared-ui/write';

export interface SwitchWords {
  on: string;
  off: string;
  /** With a place for the name, which is beside the button. */
  turnOn: string;
  turnOff: string;
}

interface SwitchRowProps {
  name: string;
  /** A description, if known. */
  text?: string | undefined;
  isOn: boolean;
  asksFirst: boolean;
  words: SwitchWords;
  onSwitch: (isOn: boolean) => Promise<unknown>;
}

/** A name, its state, and the button that switches it. */
export function SwitchRow({ name, text, isOn, asksFirst, words, onSwitch }: SwitchRowProps) {
  const { run, isBusy, general } = useWriteSteps();
  const [isAsked, setAsked] = useState(false);
  const press = () => void run(() => onSwitch(!isOn));
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} py="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minW="10rem" fontWeight="semibold" overflowWrap="anywhere">
          {name}
          {text ? (
            <Text color="fg.muted" textStyle="sm" fontWeight="normal">
              {text}
            </Text>
          ) : null}
        </Box>
        <StatusBadge tone={isOn ? 'success' : 'closed'}>{isOn ? words.on : words.off}</StatusBadge>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          loading={isBusy}
          onClick={asksFirst ? () => setAsked(true) : press}
        >
          <Phrase
            text={isOn ? words.turnOff : words.turnOn}
            values={{ name: <VisuallyHidden>{name}</VisuallyHidden> }}
          />
        </Button>
      </Flex>
      {isAsked ? (
        <ConfirmDialog
          isOpen
          title={fill(administration.publicTitle, { name })}
          consequence={administration.publicConsequence}
          confirmLabel={administration.publicConfirm}
          onConfirm={() => {
            setAsked(false);
            press();
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
      {general ? <Failure>{general}</Failure> : null}
    </Box>
  );
}
