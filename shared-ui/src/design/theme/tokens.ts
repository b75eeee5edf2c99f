/** Sizes, type scale and small tokens. Written out here because importing Chakra's preset would pull in all its recipes. */
const token = <Value extends string | number>(value: Value) => ({ value });
const each = <Value extends string | number>(
  record: Readonly<Record<string, Value>>,
): Record<string, { value: Value }> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, token(value)]));

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
] as const;

const spacing = Object.fromEntries(STEPS.map((step) => [String(step), token(`${step * 0.25}rem`)]));

const sizes = {
  ...spacing,
  ...each({
    '3xs': '14rem',
    '2xs': '16rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    '6xl': '72rem',
    '7xl': '80rem',
    '8xl': '90rem',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    prose: '68ch',
    full: '100%',
    dvh: '100dvh',
    dvw: '100dvw',
    vh: '100vh',
    vw: '100vw',
    '1/2': '50%',
    '1/3': '33.333333%',
    '2/3': '66.666667%',
    '1/4': '25%',
    '3/4': '75%',
  }),
};

const family = "'Source Sans 3 Variable', 'Source Sans 3 Fallback', 'Segoe UI', Helvetica, Arial, sans-serif";

export const tokens = {
  spacing,
  sizes,
  fonts: each({
    body: family,
    heading: family,
    mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  }),
  // Source Sans draws small, so each step is a little larger than usual
  fontSizes: each({
    '2xs': '0.75rem',
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.1875rem',
    xl: '1.375rem',
    '2xl': '1.625rem',
    '3xl': '2rem',
    '4xl': '2.5rem',
    '5xl': '3rem',
  }),
  fontWeights: each({ light: 300, normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: each({ shorter: 1.2, short: 1.35, moderate: 1.5, tall: 1.6 }),
  letterSpacings: each({ tighter: '-0.02em', tight: '-0.01em', wide: '0.02em', wider: '0.05em' }),
  radii: each({
    none: '0',
    '2xs': '1px',
    xs: '2px',
    sm: '4px',
    md: '6px',
    lg: '8px',
    xl: '12px',
    '2xl': '16px',
    full: '9999px',
  }),
  borders: each({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid' }),
  durations: each({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: each({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  animations: each({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  cursor: each({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'pointer',
    switch: 'pointer',
  }),
  zIndex: each({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
};

const textStyle = (fontSize: string, lineHeight: string, letterSpacing?: string) => ({
  value: letterSpacing ? { fontSize, lineHeight, letterSpacing } : { fontSize, lineHeight },
});

export const textStyles = {
  '2xs': textStyle('2xs', '1rem'),
  xs: textStyle('xs', '1.125rem'),
  sm: textStyle('sm', '1.375rem'),
  md: textStyle('md', '1.625rem'),
  lg: textStyle('lg', '1.75rem'),
  xl: textStyle('xl', '1.875rem'),
  '2xl': textStyle('2xl', '2.125rem', '-0.01em'),
  '3xl': textStyle('3xl', '2.5rem', '-0.015em'),
  '4xl': textStyle('4xl', '3rem', '-0.02em'),
  '5xl': textStyle('5xl', '3.5rem', '-0.02em'),
};

/** Below `sm`, tables become cards. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };
