export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export { formatBytes } from './refusal.ts';
export {
  CANCELLED,
  type UploadedFile,
  type UploadFunction,
  type UploadPhase,
  type UploadProgress,
} from './use-uploads.ts';
