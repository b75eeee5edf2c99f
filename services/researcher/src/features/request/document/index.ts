export * from './request-document.pdf.ts';
