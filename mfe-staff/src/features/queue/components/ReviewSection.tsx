import type { Request } from '@portal/contract/types';
import { Box, Button, fill, Heading, Text } from '@portal/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { queue as words } from '#texts/queue';
import { isToDo, type ReviewItem } from '../model/review-sections.ts';
import { ReviewRows } from './ReviewRows.tsx';

/** Enough rows to see what is next; all rows would fill several screens of a phone. */
const SHOWN_AT_FIRST = 5;

/** One kind of request to review: the first rows, and the rest on demand. */
export function ReviewSection({
  title,
  items,
  getAddress,
}: {
  title: string;
  items: readonly ReviewItem[];
  getAddress: (request: Request) => string;
}) {
  const [isWhole, setWhole] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const open = items.filter(isToDo).length;
  const isLong = items.length > SHOWN_AT_FIRST;
  // The button moves below the rows it reveals, so focus goes to the first new row.
  useEffect(() => {
    if (isWhole) section.current?.querySelectorAll<HTMLElement>('li > a')[SHOWN_AT_FIRST]?.focus();
  }, [isWhole]);
  return (
    <Box as="section" ref={section}>
      <Heading as="h3" textStyle="md" mb="2">
        {title}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {[
            ...(open > 0 ? [open] : []),
            ...(items.length > open ? [fill(words.reviews.closed, { count: items.length - open })] : []),
          ].join(' + ')}
        </Text>
      </Heading>
      <ReviewRows
        label={title}
        items={isWhole ? items : items.slice(0, SHOWN_AT_FIRST)}
        getAddress={getAddress}
      />
      {isLong ? (
        <Button
          mt="2"
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-expanded={isWhole}
          aria-label={fill(isWhole ? words.reviews.showFewerNamed : words.reviews.showAllNamed, {
            count: items.length,
            title,
          })}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.reviews.showFewer : fill(words.reviews.showAll, { count: items.length })}
        </Button>
      ) : null}
    </Box>
  );
}
