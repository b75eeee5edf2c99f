export { preloadRichText, RichText } from './RichText.tsx';
export type { InsertText, RichTextProps } from './types.ts';
export { MISSING_PERSON, replaceMentions } from './replace-mentions.ts';
export { SafeHtml } from './SafeHtml.tsx';
export { isEmptyHtml, sanitize } from './sanitize.ts';
