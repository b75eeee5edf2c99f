/** Width of pages with one panel, including padding: short enough for lines of text to be easy to read. */
export const SLIM_WIDTH = '40rem';
