import { Box, type BoxProps } from '@portal/shared-ui';

interface SidePanelProps extends BoxProps {
  as: 'aside' | 'section';
  /** A link leads here, where the panel is below. */
  id: string;
  'aria-label': string;
}

/** Beside a long application: it stays in sight, and scrolls separately where it is higher than the window. */
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
