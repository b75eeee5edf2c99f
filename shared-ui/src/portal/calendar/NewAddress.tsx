import { Button, CheckIcon, CopyIcon, HStack, Input, LabeledField, LiveRegion } from '../../design/index.ts';
import { useState } from 'react';
import { calendar as words } from '#texts/calendar';

/** A URL that was just created, with a copy button. */
export function NewAddress({ address }: { address: string }) {
  const [message, setMessage] = useState('');
  const isCopied = message === words.copied;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(words.copied);
    } catch {
      setMessage(words.copyFailed);
    }
  };
  return (
    <LabeledField label={words.address} help={words.help}>
      {(control) => (
        <HStack gap="2" align="center">
          <Input
            {...control}
            aria-required={undefined}
            readOnly
            value={address}
            fontFamily="mono"
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outline" flexShrink="0" onClick={() => void copy()}>
            {isCopied ? <CheckIcon /> : <CopyIcon />}
            {isCopied ? words.copied : words.copy}
          </Button>
          <LiveRegion message={message} />
        </HStack>
      )}
    </LabeledField>
  );
}
