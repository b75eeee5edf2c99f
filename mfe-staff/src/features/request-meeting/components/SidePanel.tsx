import { Box, type BoxProps } from '@portal/shared-ui';

interface SidePanelProps extends BoxProps {
  as: 'aside' | 'section';
  /** Target of the link that jumps to the panel when it is below the request. */
  id: string;
  'aria-label': string;
}

/** A panel next to a long application: it is sticky, and scrolls separately if it is higher than the window. */
export function SidePanel(props: SidePanelProps) {
  return (
    <Box
      tabIndex={-1}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
      alignSelf="start"
      position={{ xl: 'sticky' }}
      top={{ xl: '4' }}
      maxH={{ xl: 'calc(100dvh - 2rem)' }}
      overflowY={{ xl: 'auto' }}
      scrollbarWidth="thin"
      scrollMarginTop="4"
      focusVisibleRing="outside"
      {...props}
    />
  );
}
