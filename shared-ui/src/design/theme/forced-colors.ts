/**
 * Where the system chooses the colours (high contrast), backgrounds and shades of borders are gone: what is current, chosen
 * or pressed gets an edge in the system's colour of choice, and drawings keep their own colours.
 */
export const forcedColorsCss = {
  '@media (forced-colors: active)': {
    '[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], [aria-pressed=true], tr[aria-selected=true], [data-part=item][data-highlighted]':
      { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' },
    ':focus-visible': { outline: '3px solid CanvasText !important', outlineOffset: '1px !important' },
    '[data-drawing]': { forcedColorAdjust: 'none' },
  },
};
