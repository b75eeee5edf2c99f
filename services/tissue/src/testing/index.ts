/** For the gallery of emails; nothing that runs may import it. */
export * from './mail-previews.ts';
