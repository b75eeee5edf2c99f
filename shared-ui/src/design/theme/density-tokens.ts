/**
 * What compact and comfortable lists differ in, as tokens: tables, lists, queues and the controls around them name these,
 * and no page knows which of the two is chosen. Whatever is pressed is at least 24 px high with a mouse and 44 px on a touch
 * screen, in both (WCAG 2.2, 2.5.8 and 2.5.5).
 */
export const densityConditions = {
  // no specificity of its own, so that what a touch screen needs comes after it
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

/** What is pressed beside a control of its own height: links of a path, rows with a box, buttons inside of a field. */
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

/** Controls of a fixed size, and those that come with later code, are found by what they are. */
export const densityCss = {
  '@media (pointer: coarse)': {
    [`:where(${PRESSED}, ${TYPED_IN})`]: { minHeight: '11' },
    ':where(button)': { minWidth: '11' },
    'html[data-density=compact]': { '--portal-sizes-row': '{sizes.11}' },
  },
};
