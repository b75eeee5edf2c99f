/** Files: the upload control, and the call that uploads files to the portal. */
export * from '../../design/upload/index.ts';
export { FileLinks } from '../file-links/index.ts';
export { downloadFile, streamAddress } from '../data/file-download.ts';
export { uploadAs } from './upload-as.ts';
export { largeUploadField, uploadLarge } from './upload-large.ts';
