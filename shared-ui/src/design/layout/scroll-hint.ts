const COVER = '{colors.bg} 45%, transparent';
const SHADOW = 'color-mix(in srgb, {colors.fg} 35%, transparent), transparent';

/**
 * Style of a horizontally scrolling strip on the page's background: a shadow at each edge that hides more content.
 * Covers that move with the content hide the shadow of an edge that is reached.
 */
export const SCROLL_HINT = {
  overflowX: 'auto',
  overflowY: 'hidden',
  backgroundImage: `linear-gradient(to right, ${COVER}), linear-gradient(to left, ${COVER}), linear-gradient(to right, ${SHADOW}), linear-gradient(to left, ${SHADOW})`,
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '3rem 100%, 3rem 100%, 1rem 100%, 1rem 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;
