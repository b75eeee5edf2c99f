/**
 * Tokens that differ between compact and comfortable lists. Tables, lists, queues and their controls use them, so that
 * no page needs to know the chosen density. In both, every pressable control is at least 24 px high with a mouse and 44
 * px on a touch screen (WCAG 2.2, 2.5.8 and 2.5.5).
 */
export const densityConditions = {
  // `:where` adds no specificity, so that the rules for touch screens override it
  compact: ':where(html[data-density=compact]) &',
  touch: '@media (pointer: coarse)',
};

/** @param comfortable and @param compact are steps of `scale`. */
const step = (scale: 'sizes' | 'spacing' | 'fontSizes', comfortable: string, compact: string) => ({
  value: { base: `{${scale}.${comfortable}}`, _compact: `{${scale}.${compact}}` },
});

const control = (comfortable: string, compact: string) => ({
  value: { ...step('sizes', comfortable, compact).value, _touch: '{sizes.11}' },
});

/** For targets beside a control that has its own height: breadcrumb links, checkbox rows, buttons inside a field. */
const target = (size: string) => ({ value: { base: `{sizes.${size}}`, _touch: '{sizes.11}' } });

export const densityTokens = {
  spacing: {
    row: step('spacing', '3', '1'),
    'row-small': step('spacing', '2', '0.5'),
    'row-gap': step('spacing', '3', '1.5'),
    entry: step('spacing', '4', '2.5'),
    queue: step('spacing', '2', '1'),
    // above and below the words of a checkbox: its first line stays beside the box
    'target-sm': { value: { base: '{spacing.0.5}', _touch: '{spacing.2.5}' } },
    target: { value: { base: '{spacing.1}', _touch: '{spacing.2.5}' } },
  },
  sizes: {
    row: step('sizes', '14', '9'),
    control: {
      '2xs': control('6', '6'),
      xs: control('8', '7'),
      sm: control('9', '8'),
      md: control('10', '9'),
    },
    target: { sm: target('6'), md: target('7'), lg: target('8') },
  },
  fontSizes: { row: step('fontSizes', 'sm', 'xs') },
  lineHeights: { row: { value: { base: '1.375rem', _compact: '1.125rem' } } },
};

const PRESSED = 'button, select, summary, [role=tab], [role=option], [role=menuitem], nav li > a';
const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';

/** Matches controls of a fixed size and those in lazily loaded code by their elements and roles. */
export const densityCss = {
  '@media (pointer: coarse)': {
    [`:where(${PRESSED}, ${TYPED_IN})`]: { minHeight: '11' },
    ':where(button)': { minWidth: '11' },
    'html[data-density=compact]': { '--portal-sizes-row': '{sizes.11}' },
  },
};
