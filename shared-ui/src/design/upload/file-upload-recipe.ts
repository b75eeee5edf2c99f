import { defineSlotRecipe } from '@chakra-ui/react';
import { fileUploadSlotRecipe } from '@chakra-ui/react/theme';

const { base } = fileUploadSlotRecipe;

/** The library's styles, as low as other fields; the border shows the keyboard focus. */
export const fileUploadRecipe = defineSlotRecipe({
  ...fileUploadSlotRecipe,
  base: {
    ...base,
    root: { ...base?.root, position: 'relative' },
    dropzone: {
      ...base?.dropzone,
      width: 'full',
      minHeight: '0',
      gap: '2',
      p: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      _hover: {},
      _dragging: { bg: 'accent.subtle', borderColor: 'accent.solid' },
      _focusWithin: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    },
  },
});
