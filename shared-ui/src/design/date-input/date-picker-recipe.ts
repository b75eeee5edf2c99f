import { defineSlotRecipe } from '@chakra-ui/react';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';

const { base } = datePickerSlotRecipe;

/** The library's look, never wider than the screen; weekdays as they are written. */
export const datePickerRecipe = defineSlotRecipe({
  ...datePickerSlotRecipe,
  base: {
    ...base,
    content: { ...base?.content, borderWidth: '1px', maxW: 'calc(100vw - {spacing.4})' },
    tableHeader: { ...base?.tableHeader, textTransform: 'none', py: '1' },
  },
});
