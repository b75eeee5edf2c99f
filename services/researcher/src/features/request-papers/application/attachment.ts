/** What becomes of a file that an application names: its pages, or the reason why they are not in the document. */
export type AttachmentFault =
  | 'busy'
  | 'encrypted'
  | 'kind'
  | 'large'
  | 'many'
  | 'pages'
  | 'unavailable'
  | 'unreadable';

export interface NamedFile {
  readonly id: string;
  readonly name: string;
}
export type Attachment =
  | { readonly name: string; readonly pages: number; readonly pdf: Uint8Array }
  | { readonly name: string; readonly fault: AttachmentFault };

/** A document is read on paper: what goes beyond this is opened on the page of the request. */
export const ATTACHMENT_LIMITS = {
  files: 20,
  /** Pages of one file, and of all together. */
  pages: 100,
  allPages: 300,
  /** Bytes of one file as it was uploaded, and of all together. */
  bytes: 15 * 1024 * 1024,
  allBytes: 40 * 1024 * 1024,
  /** Pixels of a picture: it is unpacked to four bytes each. */
  pixels: 25_000_000,
  /** Milliseconds in which files are made ready; those that are not ready by then are named alone. */
  time: 20_000,
} as const;
