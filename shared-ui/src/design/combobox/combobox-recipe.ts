import { defineSlotRecipe } from '@chakra-ui/react';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';

const { base } = comboboxSlotRecipe;

/** The library's look; the list scrolls before it leaves the screen, the buttons are big enough to hit. */
export const comboboxRecipe = defineSlotRecipe({
  ...comboboxSlotRecipe,
  base: {
    ...base,
    content: { ...base?.content, maxH: 'min(20rem, 60dvh)', boxShadow: 'md', borderWidth: '1px' },
    trigger: { ...base?.trigger, minW: '6', minH: '6' },
    clearTrigger: { ...base?.clearTrigger, minW: '6', minH: '6' },
  },
});
