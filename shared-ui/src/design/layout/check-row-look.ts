/** Style of a light checkbox and its label: a target of at least 24 px, the box centered on the first line. */
export const CHECK_LABEL = {
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '2.5',
  minH: 'target.md',
  py: 'target-sm',
  minW: 'target.sm',
} as const;
export const CHECK_BOX = {
  boxSize: '4.5',
  flexShrink: '0',
  m: '0',
  mt: 'calc((1lh - 1.125rem) / 2)',
  accentColor: '{colors.accent.solid}',
} as const;
