import { Global } from '@emotion/react';

/**
 * Source Sans 3, served by us. webpack sees `new URL(…, import.meta.url)` and emits the files as assets, so no CSS
 * loader is needed and `font-src 'self'` is enough. A browser fetches a subset only when the page uses its letters.
 */
const subsets: ReadonlyArray<readonly [url: string, range: string]> = [
  [
    new URL('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', import.meta.url)
      .href,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ],
  [
    new URL(
      '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
      import.meta.url,
    ).href,
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ],
  [
    new URL('@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2', import.meta.url)
      .href,
    'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  ],
];

const faces = subsets.map(([url, unicodeRange]) => ({
  '@font-face': {
    fontFamily: "'Source Sans 3 Variable'",
    fontStyle: 'normal',
    fontWeight: '200 900',
    fontDisplay: 'swap',
    src: `url(${url}) format('woff2')`,
    unicodeRange,
  },
}));

/** Arial stretched to our metrics: text does not jump when the real font arrives (CLS). */
const fallback = {
  '@font-face': {
    fontFamily: "'Source Sans 3 Fallback'",
    src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
    sizeAdjust: '93.76%',
    ascentOverride: '109.22%',
    descentOverride: '42.66%',
    lineGapOverride: '0%',
  },
};

export function FontFaces() {
  return <Global styles={[fallback, ...faces]} />;
}
