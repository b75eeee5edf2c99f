/** Widths in pixels of the checkbox and tool columns, which the user cannot choose. */
export const CHOICE_WIDTH = 108;
export const TOOLS_WIDTH = 120;

/**
 * Styles for the contents of donor rows and cards. These are plain elements: a filter draws some three hundred of them,
 * and each component of the library would cost a tenth of a millisecond.
 */
export const ROW_CONTROLS = {
  '& [data-control=link]': {
    fontFamily: 'mono',
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'accent.border',
    borderRadius: 'l1',
    _hover: { textDecorationColor: 'currentColor' },
    _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  },
  '& [data-control=box]': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target.md',
    minW: 'target.md',
    cursor: 'pointer',
  },
  '& [data-control=box] input': { boxSize: '4.5', m: '0', accentColor: '{colors.accent.solid}' },
  '& [data-refusal]': { display: 'block', textStyle: 'xs', color: 'fg.muted', lineHeight: '1.2' },
} as const;

/** The box around the donors: a scroll region that the keyboard can reach. */
export const SCROLL_REGION = {
  tabIndex: 0,
  borderWidth: '1px',
  borderRadius: 'l3',
  bg: 'bg.panel',
  focusVisibleRing: 'outside',
} as const;
