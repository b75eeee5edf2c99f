/** For the email gallery; production code may not import it. */
export * from './mail-previews.ts';
