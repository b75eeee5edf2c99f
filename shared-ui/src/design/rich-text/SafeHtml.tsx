import { Box, type BoxProps } from '@chakra-ui/react';
import { useMemo } from 'react';
import { richTextStyles } from './rich-text-styles.ts';
import { replaceMentions } from './replace-mentions.ts';
import { sanitize } from './sanitize.ts';

/** Shows HTML that people wrote. It was sanitized when it was stored and is again here: the two do not trust each other. */
export function SafeHtml({
  html,
  missing,
  ...box
}: {
  html: string;
  /** People who are named in it and no longer have an account. */
  missing?: readonly number[] | undefined;
} & Omit<BoxProps, 'children' | 'dangerouslySetInnerHTML'>) {
  const clean = useMemo(() => replaceMentions(sanitize(html), missing), [html, missing]);
  return (
    <Box css={richTextStyles} overflowWrap="anywhere" {...box} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
