import type { ReactNode } from 'react';
import { Box, Flex, InfoIcon, WarningIcon } from '@portal/shared-ui';

/**
 * A line across the page, shown until its cause is resolved. `info`: others must resolve it, or the page itself says
 * what the reader must do.
 */
export function Ribbon({
  children,
  label,
  tone = 'warning',
}: {
  children: ReactNode;
  label: string;
  tone?: 'warning' | 'info';
}) {
  return (
    <Box
      as="section"
      aria-label={label}
      bg={`bg.${tone}`}
      borderBottomWidth="1px"
      borderColor={`border.${tone}`}
    >
      <Flex
        maxW="8xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="2.5"
        gap="3"
        align="center"
        color="fg"
        textStyle="sm"
      >
        {tone === 'info' ? (
          <InfoIcon color="fg.info" flexShrink="0" />
        ) : (
          <WarningIcon color="fg.warning" flexShrink="0" />
        )}
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
          {children}
        </Flex>
      </Flex>
    </Box>
  );
}
