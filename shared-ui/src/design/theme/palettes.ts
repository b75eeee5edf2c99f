/**
 * The colors of the portal: one accent (petrol), warm quiet neutrals, four status hues.
 * Every step was chosen so that `fg` on `subtle` and `contrast` on `solid` reach 4.5:1 in both modes.
 */
type Scale = Readonly<Record<string, { value: string }>>;

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** A color scale of eleven values from light to dark. */
const scale = (...steps: readonly string[]): Scale =>
  Object.fromEntries(steps.map((value, index) => [String(STEPS[index]), { value }]));

const scales = {
  accent: scale(
    '#eef6f7',
    '#d9ebee',
    '#b3d6dc',
    '#83bbc5',
    '#4f99a7',
    '#2b7b8a',
    '#1d6473',
    '#18515e',
    '#16424d',
    '#12333c',
    '#0a2027',
  ),
  gray: scale(
    '#faf9f6',
    '#f2f0ec',
    '#e4e1db',
    '#cfcbc3',
    '#a8a39a',
    '#7a756d',
    '#5e5a53',
    '#474440',
    '#312f2c',
    '#211f1e',
    '#161514',
  ),
  red: scale(
    '#fcf2f0',
    '#f9e0dc',
    '#f2c0b9',
    '#e7968b',
    '#d5675a',
    '#bd4437',
    '#a03126',
    '#82271f',
    '#69231d',
    '#4b1a16',
    '#2d0f0c',
  ),
  orange: scale(
    '#fcf5e9',
    '#f8e6c6',
    '#f0cd8d',
    '#e3ae52',
    '#c98a25',
    '#a76c13',
    '#85540e',
    '#6b430d',
    '#57370f',
    '#3f280c',
    '#261807',
  ),
  green: scale(
    '#f0f7f1',
    '#dcedde',
    '#b8dabd',
    '#88bf91',
    '#589f65',
    '#3b8149',
    '#2c6838',
    '#24532e',
    '#204427',
    '#17331d',
    '#0d2012',
  ),
  blue: scale(
    '#f0f4fb',
    '#dce6f6',
    '#bacfec',
    '#8daede',
    '#5f89cb',
    '#426bb0',
    '#335591',
    '#2a4576',
    '#253a60',
    '#1b2a46',
    '#111b2e',
  ),
} as const;

export type PaletteName = keyof typeof scales;

/** Raw color tokens. */
export const colors = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#161514' },
  white: { value: '#ffffff' },
  ...scales,
};

const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

const palette = (name: PaletteName) => ({
  contrast: pair('white', `${name}.950`),
  fg: pair(`${name}.700`, `${name}.200`),
  subtle: pair(`${name}.100`, `${name}.900`),
  muted: pair(`${name}.200`, `${name}.800`),
  emphasized: pair(`${name}.300`, `${name}.700`),
  solid: pair(`${name}.600`, `${name}.300`),
  // one focus ring color everywhere, so that people recognize it
  focusRing: pair('accent.500', 'accent.300'),
  border: pair(`${name}.300`, `${name}.700`),
});

/** The color tokens that components use; each has a value for light and dark mode. */
export const semanticColors = {
  bg: {
    DEFAULT: pair('gray.50', 'gray.950'),
    subtle: pair('gray.50', 'gray.950'),
    muted: pair('gray.100', 'gray.900'),
    emphasized: pair('gray.200', 'gray.800'),
    inverted: pair('gray.900', 'gray.100'),
    panel: pair('white', 'gray.900'),
    error: pair('red.50', 'red.950'),
    warning: pair('orange.50', 'orange.950'),
    success: pair('green.50', 'green.950'),
    info: pair('blue.50', 'blue.950'),
  },
  fg: {
    DEFAULT: pair('gray.900', 'gray.100'),
    muted: pair('gray.600', 'gray.300'),
    subtle: pair('gray.600', 'gray.400'),
    inverted: pair('gray.50', 'gray.950'),
    error: pair('red.600', 'red.300'),
    warning: pair('orange.700', 'orange.300'),
    success: pair('green.700', 'green.300'),
    info: pair('blue.700', 'blue.300'),
  },
  border: {
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.100', 'gray.800'),
    subtle: pair('gray.100', 'gray.900'),
    emphasized: pair('gray.300', 'gray.700'),
    // edges of controls need 3:1 against the page (WCAG 1.4.11)
    control: pair('gray.500', 'gray.500'),
    inverted: pair('gray.800', 'gray.200'),
    error: pair('red.600', 'red.300'),
    warning: pair('orange.500', 'orange.400'),
    success: pair('green.500', 'green.400'),
    info: pair('blue.500', 'blue.400'),
  },
  accent: palette('accent'),
  // one step lighter on dark, where panels already have the palette's own
  gray: { ...palette('gray'), subtle: pair('gray.100', 'gray.800'), muted: pair('gray.200', 'gray.700') },
  red: palette('red'),
  orange: palette('orange'),
  green: palette('green'),
  blue: palette('blue'),
};
