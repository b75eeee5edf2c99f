const SHADOW = 'color-mix(in srgb, {colors.fg} 35%, transparent), transparent';

/**
 * Style of a horizontally scrolling strip on this background: a shadow at each edge that hides more content. Covers that
 * move with the content hide the shadow of an edge that is reached.
 */
const hintOn = (background: 'bg' | 'bg.panel') => {
  const cover = `{colors.${background}} 45%, transparent`;
  return {
    overflowX: 'auto',
    overflowY: 'hidden',
    backgroundImage: `linear-gradient(to right, ${cover}), linear-gradient(to left, ${cover}), linear-gradient(to right, ${SHADOW}), linear-gradient(to left, ${SHADOW})`,
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '3rem 100%, 3rem 100%, 1rem 100%, 1rem 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  } as const;
};

export const SCROLL_HINT = hintOn('bg');
export const PANEL_SCROLL_HINT = hintOn('bg.panel');
