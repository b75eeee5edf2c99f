import { defineSlotRecipe } from '@chakra-ui/react';
import { tagsInputSlotRecipe } from '@chakra-ui/react/theme';

const { base } = tagsInputSlotRecipe;

/** The library's styles; long texts wrap, and each remove button is large enough to tap and dark enough to see. */
export const tagsInputRecipe = defineSlotRecipe({
  ...tagsInputSlotRecipe,
  base: {
    ...base,
    itemText: { minWidth: '0', overflowWrap: 'anywhere' },
    itemPreview: {
      ...base?.itemPreview,
      height: 'auto',
      minHeight: 'var(--tags-input-item-height)',
      pe: '1',
      _highlighted: { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'accent.focusRing' },
    },
    itemDeleteTrigger: { ...base?.itemDeleteTrigger, boxSize: '6', me: '0', opacity: '1' },
  },
});
