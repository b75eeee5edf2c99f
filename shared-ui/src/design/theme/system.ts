import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { animationStyles, globalCss, keyframes, layerStyles } from '@chakra-ui/react/theme';
import { colors, semanticColors } from './palettes.ts';
import { densityConditions, densityCss, densityTokens } from './density-tokens.ts';
import { recipeOverrides, recipes, slotRecipeOverrides, slotRecipes } from './recipes.ts';
import { breakpoints, textStyles, tokens } from './tokens.ts';

/**
 * In high contrast mode the system chooses the colors, and backgrounds and border shades disappear. Current, selected
 * and pressed elements therefore get a border in the system's highlight color, and drawings preserve their own colors.
 */
const forcedColorsCss = {
  '@media (forced-colors: active)': {
    '[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], [aria-pressed=true], tr[aria-selected=true], [data-part=item][data-highlighted]':
      { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' },
    ':focus-visible': { outline: '3px solid CanvasText !important', outlineOffset: '1px !important' },
    '[data-drawing]': { forcedColorAdjust: 'none' },
  },
};

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The portal's design system: base conditions of Chakra, our tokens, only the recipes in use. */
export const system = createSystem(
  defaultBaseConfig,
  {
    preflight: true,
    cssVarsPrefix: 'portal',
    cssVarsRoot: ':where(html)',
    globalCss,
    conditions: densityConditions,
    theme: { keyframes, layerStyles, animationStyles, recipes, slotRecipes },
  },
  {
    globalCss: {
      html: {
        colorPalette: 'accent',
        bg: 'bg',
        color: 'fg',
        fontFamily: 'body',
        scrollPaddingTop: '5rem',
        // Always shows the scroll bar, so that pages with and without scrolling align. A reserved gutter would leave a
        // strip beside header and footer.
        overflowY: 'scroll',
        lineHeight: '1.5',
      },
      // Without the first, native controls follow the system's dark mode although the user chose light.
      'html.light': { colorScheme: 'light' },
      'html.dark': { colorScheme: 'dark' },
      body: { textStyle: 'md', margin: '0', minHeight: '100dvh' },
      // A user's text may contain a word longer than the window: a title of 200 letters made pages seven windows wide.
      '*': { overflowWrap: 'anywhere' },
      'table *': { overflowWrap: 'break-word' },
      'th, td': { maxWidth: '32rem' },
      '*::placeholder, *[data-placeholder]': { color: 'fg.subtle', opacity: '1' },
      ':focus-visible': { outlineColor: '{colors.accent.focusRing}' },
      ...densityCss,
      ...forcedColorsCss,
      '*, *::before, *::after': {
        _motionReduce: {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // a short duration instead would show one frame of the value before, for every property of every element
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
    theme: {
      breakpoints,
      tokens: { ...tokens, colors },
      semanticTokens: {
        ...densityTokens,
        colors: semanticColors,
        radii: { l1: { value: '{radii.xs}' }, l2: { value: '{radii.sm}' }, l3: { value: '{radii.md}' } },
        shadows: {
          xs: shadow('0 1px 2px rgb(33 31 30 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.6)'),
          sm: shadow('0 1px 3px rgb(33 31 30 / 0.12)', '0 1px 3px rgb(0 0 0 / 0.7)'),
          md: shadow('0 3px 10px rgb(33 31 30 / 0.10)', '0 3px 10px rgb(0 0 0 / 0.7)'),
          lg: shadow('0 8px 24px rgb(33 31 30 / 0.14)', '0 8px 24px rgb(0 0 0 / 0.8)'),
          xl: shadow('0 14px 40px rgb(33 31 30 / 0.18)', '0 14px 40px rgb(0 0 0 / 0.8)'),
        },
      },
      textStyles,
      recipes: recipeOverrides,
      slotRecipes: slotRecipeOverrides,
    },
  },
);
