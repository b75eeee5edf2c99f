import { Box, type BoxProps } from '@chakra-ui/react';

/** A plain bordered box. */
export function Panel(props: BoxProps) {
  return <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '6' }} {...props} />;
}
