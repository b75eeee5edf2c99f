import { Badge, type BadgeProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, DotIcon, ErrorIcon, WarningIcon } from '../icons/icons.tsx';
import type { PaletteName } from '../theme/palettes.ts';

/** The meaning of a status for the user. Each tone has a color and a shape, and is always shown with text. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'closed';

const tones: Record<StatusTone, { palette: PaletteName; Shape: typeof DotIcon }> = {
  neutral: { palette: 'gray', Shape: DotIcon },
  info: { palette: 'blue', Shape: ClockIcon },
  success: { palette: 'green', Shape: CheckIcon },
  warning: { palette: 'orange', Shape: WarningIcon },
  danger: { palette: 'red', Shape: ErrorIcon },
  closed: { palette: 'gray', Shape: CloseIcon },
};

/** A status as words with a shape and a color, never color alone (WCAG 1.4.1). */
export function StatusBadge({
  tone = 'neutral',
  children,
  ...rest
}: { tone?: StatusTone; children: ReactNode } & BadgeProps) {
  const { palette, Shape } = tones[tone];
  return (
    <Badge colorPalette={palette} size="md" whiteSpace="normal" verticalAlign="middle" {...rest}>
      <Shape boxSize="1em" flexShrink="0" />
      {children}
    </Badge>
  );
}
