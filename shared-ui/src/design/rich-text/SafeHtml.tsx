import { Box, type BoxProps } from '@chakra-ui/react';
import { useMemo } from 'react';
import { richTextStyles } from './rich-text-styles.ts';
import { replaceMentions } from './replace-mentions.ts';
import { sanitize } from './sanitize.ts';

/**
 * Shows HTML written by users. It was sanitized before it was stored and is sanitized again here: neither side relies
 * on the other.
 */
export function SafeHtml({
  html,
  missing,
  ...box
}: {
  html: string;
  /** Ids of mentioned people who no longer have an account. */
  missing?: readonly number[] | undefined;
} & Omit<BoxProps, 'children' | 'dangerouslySetInnerHTML'>) {
  const clean = useMemo(() => replaceMentions(sanitize(html), missing), [html, missing]);
  return (
    <Box css={richTextStyles} overflowWrap="anywhere" {...box} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
