import { Box, type BoxProps } from '@chakra-ui/react';
import { useMemo } from 'react';
import { richTextStyles } from './rich-text-styles.ts';
import { sanitize } from './sanitize.ts';

/** Shows HTML that people wrote. It was sanitised when it was stored and is again here: the two do not trust each other. */
export function SafeHtml({
  html,
  ...box
}: { html: string } & Omit<BoxProps, 'children' | 'dangerouslySetInnerHTML'>) {
  const clean = useMemo(() => sanitize(html), [html]);
  return (
    <Box css={richTextStyles} overflowWrap="anywhere" {...box} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
