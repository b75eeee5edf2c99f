import { defineSlotRecipe } from '@chakra-ui/react';
import { toastSlotRecipe } from '@chakra-ui/react/theme';

/** A plain panel with a colored edge; the library's solid colors are too strong. */
export const toastRecipe = defineSlotRecipe({
  ...toastSlotRecipe,
  base: {
    ...toastSlotRecipe.base,
    root: {
      ...toastSlotRecipe.base?.root,
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderInlineStartWidth: '4px',
      borderInlineStartColor: 'colorPalette.solid',
      boxShadow: 'lg',
      pe: '10',
      '&[data-type=warning]': {},
      '&[data-type=success]': {},
      '&[data-type=error]': {},
    },
    title: { fontWeight: 'semibold', textStyle: 'sm' },
    description: { textStyle: 'sm', color: 'fg.muted' },
    closeTrigger: {
      ...toastSlotRecipe.base?.closeTrigger,
      top: '2',
      insetEnd: '2',
      boxSize: '7',
      color: 'fg.muted',
      focusVisibleRing: 'outside',
    },
  },
});
