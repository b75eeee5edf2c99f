/** What is found of a PDF. */
export type PdfVerdict = 'fine' | 'active' | 'encrypted' | 'unreadable';

export interface PdfCheck {
  readonly path: string;
  /** Pages will be added to it. */
  readonly takesPages: boolean;
}
