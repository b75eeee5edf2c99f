export { RichText } from './RichText.tsx';
export type { RichTextProps } from './types.ts';
export { SafeHtml } from './SafeHtml.tsx';
export { isEmptyHtml, sanitize } from './sanitize.ts';
