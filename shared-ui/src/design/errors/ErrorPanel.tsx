import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { WarningIcon } from '../icons/icons.tsx';
import { usePageTitle } from '../layout/document-title.ts';
import { SLIM_WIDTH } from '../layout/slim-width.ts';
import { CorrelationId } from './CorrelationId.tsx';

export interface ErrorPanelProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  correlationId?: string | undefined;
  icon?: ReactNode;
  /** 1 when the panel is the whole page, 2 inside one. */
  headingLevel?: 1 | 2;
  /** True if a modal or alert already shows the failure: the panel has no icon and announces nothing. */
  isQuiet?: boolean;
}

/** The common shape of every failure: what happened, what to do, the id for support. As a whole page it takes the focus. */
export function ErrorPanel({
  title,
  children,
  actions,
  correlationId,
  icon,
  headingLevel = 2,
  isQuiet = false,
}: ErrorPanelProps) {
  const isPage = headingLevel === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(isPage ? title : null);
  useEffect(() => {
    // the modal or alert that shows the failure has the focus
    if (isPage && !isQuiet) heading.current?.focus({ preventScroll: true });
  }, [isPage, isQuiet]);
  const panel = (
    <Flex
      role={isPage || isQuiet ? undefined : 'alert'}
      gap="4"
      p={{ base: '5', md: '7' }}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      maxW="3xl"
      mx="auto"
      my={isPage ? undefined : '6'}
    >
      {isQuiet ? null : (
        <Box color="fg.warning" textStyle="2xl" lineHeight="1" aria-hidden>
          {icon ?? <WarningIcon />}
        </Box>
      )}
      <Stack gap="3" flex="1" minW="0" align="flex-start">
        {/* on a whole page only the text is announced, because a form may follow */}
        <Stack role={isPage && !isQuiet ? 'alert' : undefined} gap="3" align="flex-start">
          <Heading
            as={`h${headingLevel}`}
            ref={heading}
            tabIndex={isPage ? -1 : undefined}
            size={isQuiet ? 'md' : 'xl'}
            focusVisibleRing="outside"
          >
            {title}
          </Heading>
          {children}
        </Stack>
        {actions ? (
          <Flex wrap="wrap" gap="3" pt="1" w="full">
            {actions}
          </Flex>
        ) : null}
        {correlationId ? <CorrelationId id={correlationId} /> : null}
      </Stack>
    </Flex>
  );
  if (!isPage) return panel;
  return (
    // the same position as a slim `Page`
    <Box maxW={SLIM_WIDTH} mx="auto" px={{ base: '4', md: '8' }} py={{ base: '5', md: '10' }}>
      {panel}
    </Box>
  );
}
