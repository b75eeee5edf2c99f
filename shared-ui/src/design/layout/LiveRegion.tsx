import { VisuallyHidden } from '@chakra-ui/react';

/** Says `message` to screen readers whenever it changes. Keep it mounted: a region added together with its text is not read. */
export function LiveRegion({ message, assertive = false }: { message: string; assertive?: boolean }) {
  return (
    <VisuallyHidden
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {message}
    </VisuallyHidden>
  );
}
