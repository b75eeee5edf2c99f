/** Links to files and documents, without the control that takes files: pages that only show them do not load it. */
export { DocumentLink } from './DocumentLink.tsx';
export { FileLinks } from './FileLinks.tsx';
