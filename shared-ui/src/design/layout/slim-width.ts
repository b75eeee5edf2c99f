/** Of pages with one panel, their padding included: a line of the panel's text stays easy to read. */
export const SLIM_WIDTH = '40rem';
