import { createIcon } from './create-icon.tsx';

/** Icons of the text editor, in a separate file so that other pages do not load them. */
export const BoldIcon = createIcon('BoldIcon', 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z');
export const BulletListIcon = createIcon(
  'BulletListIcon',
  'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
);
export const ItalicIcon = createIcon('ItalicIcon', 'M10 5h8M6 19h8M14 5l-4 14');
export const LinkIcon = createIcon(
  'LinkIcon',
  'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
);
export const NumberListIcon = createIcon(
  'NumberListIcon',
  'M10 6h10M10 12h10M10 18h10M4 4.5l1.2-.5v4M4 8h2.5M4 14.5c.3-1 2.3-1 2.3.2 0 1-2.3 1.3-2.3 2.8h2.5',
);
