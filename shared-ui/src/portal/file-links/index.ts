/** Links to files and documents, without the upload control, so that pages that only show files do not load it. */
export { DocumentLink } from './DocumentLink.tsx';
export { FileLinks } from './FileLinks.tsx';
