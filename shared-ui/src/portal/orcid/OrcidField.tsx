import { useEffect, useState } from 'react';
import { Button, CheckIcon, fill, HStack, Stack, Text, type ControlProps } from '../../design/index.ts';
import { orcid as words } from '#texts/orcid';
import { connectOrcid, type OrcidOutcome } from './orcid-popup.ts';

interface OrcidFieldProps extends ControlProps {
  /** The ORCID iD; empty if there is none. */
  value: string;
  /** Called with a `ConnectedOrcid`, or with null to remove the iD. */
  onChange: (value: unknown) => void;
  onBlur: () => void;
  authorizeUrl: string;
}

const WORDS: Record<Exclude<OrcidOutcome['kind'], 'connected'>, string> = {
  blocked: words.blocked,
  closed: words.closed,
  failed: words.failed,
};

/** A button that opens ORCID's login. The iD comes from ORCID itself, so that no one can claim another person's. */
export function OrcidField({ id, value, onChange, authorizeUrl, ...control }: OrcidFieldProps) {
  const [message, setMessage] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [abort] = useState(() => new AbortController());
  useEffect(() => () => abort.abort(), [abort]);

  const connect = async () => {
    setWaiting(true);
    setMessage(words.waiting);
    const outcome = await connectOrcid(authorizeUrl, abort.signal);
    if (abort.signal.aborted) return;
    setWaiting(false);
    if (outcome.kind === 'connected') {
      onChange(outcome.connected);
      setMessage('');
    } else setMessage(WORDS[outcome.kind]);
  };
  const remove = () => {
    onChange(null);
    setMessage('');
  };

  return (
    <Stack gap="2" align="flex-start">
      <Text as="output" textStyle="sm" display={value || message ? 'block' : 'none'}>
        {value ? (
          <HStack as="span" gap="2">
            <CheckIcon boxSize="1em" color="fg.success" />
            {fill(words.connected, { orcid: value })}
          </HStack>
        ) : (
          message
        )}
      </Text>
      <Button
        id={id}
        variant="outline"
        colorPalette="gray"
        // names the action, not only the field
        aria-label={value ? words.removeIt : words.connect}
        aria-describedby={control['aria-describedby']}
        loading={isWaiting}
        loadingText={words.connect}
        onClick={() => (value ? remove() : void connect())}
      >
        {value ? words.remove : words.connect}
      </Button>
    </Stack>
  );
}
