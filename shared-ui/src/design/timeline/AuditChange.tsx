import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { cutValue, LONG_VALUE, plainWords } from './audit-words.ts';
import { timeline as words } from '#texts/timeline';
import { fill } from '../layout/fill.ts';

/** One changed field; a long value is cut until the user shows all of it. */
export function AuditChange({ field, before, after }: { field: string; before: string; after: string }) {
  const [isWhole, setWhole] = useState(false);
  const values = [before, after].map(plainWords);
  const isLong = values.some((value) => value.length > LONG_VALUE);
  const [from = '', to = ''] = isWhole ? values : values.map(cutValue);
  const result = to === '' ? words.nothing : to;
  return (
    <li>
      {field}: {from === '' ? result : `${from} → ${result}`}
      {isLong ? (
        <Button
          size="xs"
          variant="plain"
          height="6"
          minH="6"
          px="1"
          ms="1"
          textDecoration="underline"
          aria-expanded={isWhole}
          aria-label={fill(isWhole ? words.collapseField : words.expandField, { field })}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.collapse : words.expand}
        </Button>
      ) : null}
    </li>
  );
}
