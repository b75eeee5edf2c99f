import { defineSlotRecipe } from '@chakra-ui/react';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';

const { base, variants } = comboboxSlotRecipe;

/** The same height as adjacent fields, also in compact lists and on touch screens. */
const high = (size: 'xs' | 'sm' | 'md') => ({
  ...variants?.size[size],
  root: { ...variants?.size[size].root, '--combobox-input-height': `sizes.control.${size}` },
});

/**
 * The library's styles, with two changes: the list scrolls before it leaves the screen, and the buttons are large
 * enough to tap.
 */
export const comboboxRecipe = defineSlotRecipe({
  ...comboboxSlotRecipe,
  base: {
    ...base,
    content: { ...base?.content, maxH: 'min(20rem, 60dvh)', boxShadow: 'md', borderWidth: '1px' },
    trigger: { ...base?.trigger, minW: 'target.sm', minH: 'target.sm' },
    clearTrigger: { ...base?.clearTrigger, minW: 'target.sm', minH: 'target.sm' },
  },
  variants: variants && {
    ...variants,
    size: { ...variants.size, xs: high('xs'), sm: high('sm'), md: high('md') },
  },
});
