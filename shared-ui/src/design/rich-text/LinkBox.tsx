import { Button, HStack, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { richText as texts } from '#texts/rich-text';

/** Asks for the address of the selected text's link; an empty address removes the link. */
export function LinkBox({ first, onDone }: { first: string; onDone: (address: string | undefined) => void }) {
  const [address, setAddress] = useState(first);
  const done = () =>
    onDone(address === '' || /^(https?:|mailto:|\/|#)/i.test(address) ? address : `https://${address}`);
  return (
    <HStack p="2" gap="2" borderBottomWidth="1px" wrap="wrap">
      <Input
        size="sm"
        flex="1 1 12rem"
        aria-label={texts.link.address}
        placeholder={texts.link.scheme}
        value={address}
        ref={(input) => input?.focus()}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Enter must not submit the surrounding form
            event.preventDefault();
            done();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            onDone(undefined);
          }
        }}
      />
      <Button size="sm" onClick={done}>
        {address === '' ? texts.link.remove : texts.link.set}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => onDone(undefined)}>
        {texts.link.cancel}
      </Button>
    </HStack>
  );
}
