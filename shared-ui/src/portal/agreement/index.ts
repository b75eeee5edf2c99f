/** Agreements (RDA) as used by several apps: the page, the document, signing. */
export { DocumentView } from './DocumentView.tsx';
export { PdfFrame } from './PdfFrame.tsx';
export { RdaDownload } from './RdaDownload.tsx';
export { canRecordFoundation, may, type RdaPart } from './rda-parts.ts';
export { RdaPage } from './RdaPage.tsx';
