export { anyScript } from './any-script.ts';
export { factTable, pdfStream, wordDocument, type FactRow, type WordDocument } from './document.ts';
export type { Content } from 'pdfmake/interfaces.js';
export { pdfLibrary } from './library.ts';
