export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export { formatBytes } from './refusal.ts';
export type { UploadedFile, UploadFunction, UploadProgress } from './use-uploads.ts';
