export { RichText, type RichTextProps } from './RichText.tsx';
export { SafeHtml } from './SafeHtml.tsx';
export { isEmptyHtml, sanitize } from './sanitize.ts';
