import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../layout/document-title.ts';
import { SLIM_WIDTH } from '../layout/slim-width.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { useFocusOnRouteChange } from './use-focus-on-route-change.ts';

export type PageWidth = keyof typeof WIDTHS;

/** Page width including padding. Reading pages have the same width as lists, so that nothing moves between the two. */
const WIDTHS = { slim: SLIM_WIDTH, narrow: '8xl', wide: '8xl' } as const;
/** Maximum line length on reading pages, from the left edge of the page. */
const READING_WIDTH = '52rem';

export interface PageProps {
  /** The h1 and the document title. */
  title: string;
  /** The object's code, shown after a title that users chose; it is also the last breadcrumb. */
  code?: string;
  /** Home > section > title; the title itself is added as the last one. */
  breadcrumbs?: readonly Crumb[];
  /** Buttons beside the h1. */
  actions?: ReactNode;
  /** One line below the h1, e.g. a code and a status badge. */
  summary?: ReactNode;
  /**
   * `slim` for one centered panel or a short form; `narrow` for reading and long forms; `wide` (default) for lists and
   * dashboards. The last two start at the same left edge.
   */
  width?: PageWidth;
  /** Shows the h1 in the display cut, as pages for the public have it. */
  isPublic?: boolean;
  /** Facts, help and the next step, in four columns beside the page's eight; on narrow screens below the content. */
  aside?: ReactNode;
  /** The page is still to come, and the title is what the menu calls it. */
  isWaiting?: boolean;
  children: ReactNode;
}

const HEADING = { textStyle: { base: '2xl', md: '3xl' } } as const;
/** Larger, heavier and tighter, in lines of about the same length. */
const DISPLAY = {
  textStyle: { base: '3xl', md: '5xl' },
  fontWeight: 'bold',
  letterSpacing: 'tighter',
  textWrap: 'balance',
  maxW: '56rem',
} as const;

/** Flex on narrow screens: inside a grid area, a sticky next step could not stick across the whole page. */
const COLUMNS = {
  display: { base: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: { base: 'stretch', lg: 'start' },
  gap: '8',
  // on narrow screens the content would push what stands below it
  '&:has(> :first-child [data-waiting]) > :last-child': { display: { base: 'none', lg: 'flex' } },
} as const;

/** One screen: breadcrumbs, an h1 that takes focus when the route changes, actions, content. */
export function Page({
  title,
  code,
  breadcrumbs,
  actions,
  summary,
  width = 'wide',
  isPublic = false,
  aside,
  isWaiting = false,
  children,
}: PageProps) {
  usePageTitle(code ? `${title} ${code}` : title);
  const headingRef = useFocusOnRouteChange(isWaiting);
  return (
    <Box maxW={WIDTHS[width]} mx="auto" px={{ base: '4', md: '8' }} pt={{ base: '5', md: '8' }} pb="12">
      <Box maxW={width === 'narrow' ? READING_WIDTH : undefined}>
        {breadcrumbs ? <Breadcrumbs items={breadcrumbs} current={code ?? title} /> : null}
        <Flex wrap="wrap" gap="4" justify="space-between" align="flex-end" mb={{ base: '5', md: '7' }}>
          <Box minW="0">
            <Heading
              as="h1"
              ref={headingRef}
              tabIndex={-1}
              {...(isPublic ? DISPLAY : HEADING)}
              focusVisibleRing="outside"
              overflowWrap="anywhere"
            >
              {title}
              {code ? ' ' : null}
              {code ? (
                <Text
                  as="span"
                  color="fg.muted"
                  fontWeight="normal"
                  textStyle="lg"
                  ms="3"
                  whiteSpace="nowrap"
                >
                  {code}
                </Text>
              ) : null}
            </Heading>
            {summary ? (
              <Text as="div" color="fg.muted" mt="1">
                {summary}
              </Text>
            ) : null}
          </Box>
          {actions ? (
            <Flex wrap="wrap" gap="3">
              {actions}
            </Flex>
          ) : null}
        </Flex>
        {aside ? (
          <Box css={COLUMNS}>
            <Box minW="0">{children}</Box>
            <Box display={{ base: 'contents', lg: 'flex' }} flexDirection="column" gap="6" minW="0">
              {aside}
            </Box>
          </Box>
        ) : (
          children
        )}
      </Box>
    </Box>
  );
}
