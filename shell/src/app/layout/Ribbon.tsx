import type { ReactNode } from 'react';
import { Box, Flex, WarningIcon } from '@portal/shared-ui';

/** A line across the page, shown until its cause is resolved. */
export function Ribbon({ children, label }: { children: ReactNode; label: string }) {
  return (
    <Box as="section" aria-label={label} bg="bg.warning" borderBottomWidth="1px" borderColor="border.warning">
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
        <WarningIcon color="fg.warning" flexShrink="0" />
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
          {children}
        </Flex>
      </Flex>
    </Box>
  );
}
