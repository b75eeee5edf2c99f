/** Result of the check of a PDF. */
export type PdfVerdict = 'fine' | 'active' | 'encrypted' | 'unreadable';

export interface PdfCheck {
  readonly path: string;
  /** Whether pages will be added to it. */
  readonly takesPages: boolean;
}
