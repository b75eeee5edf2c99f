/** Result for a file that an application names: its pages, or the reason why they are not in the document. */
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

/** Limits of the printed document; files beyond them are opened on the page of the request instead. */
export const ATTACHMENT_LIMITS = {
  files: 20,
  /** Maximum pages of one file, and of all together. */
  pages: 100,
  allPages: 300,
  /** Maximum size in bytes of one uploaded file, and of all together. */
  bytes: 15 * 1024 * 1024,
  allBytes: 40 * 1024 * 1024,
  /** Maximum pixels of an image, which takes four bytes each when decoded. */
  pixels: 25_000_000,
  /** Milliseconds for preparing all files; files that are not ready by then are only listed. */
  time: 20_000,
} as const;
