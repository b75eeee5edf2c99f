/** What each type of file may be, and who may upload it (spec 1 section 5 "Files"). */
import { FILE_TYPE, type Role } from '@portal/contract';
import { fileRefusals } from '../../texts/en/file-refusals.ts';

export interface MediaKind {
  readonly mediaType: string;
  readonly extension: string;
  /** How such a file begins. */
  readonly magic: Buffer;
}

export const PDF: MediaKind = {
  mediaType: 'application/pdf',
  extension: '.pdf',
  magic: Buffer.from('%PDF-'),
};

export interface FileTypeRule {
  readonly kinds: readonly MediaKind[];
  readonly refusal: string;
  readonly uploaders: readonly Role[] | 'signed-in';
}

const onlyPdf = { kinds: [PDF], refusal: fileRefusals.upload.pdfOnly } as const;

export const FILE_RULES: Readonly<Record<number, FileTypeRule>> = {
  [FILE_TYPE.IRB]: { ...onlyPdf, uploaders: 'signed-in' },
  [FILE_TYPE.RDA]: { ...onlyPdf, uploaders: ['sfari_admin'] },
  [FILE_TYPE.RDA_TEMPLATE]: { ...onlyPdf, uploaders: ['sfari_admin'] },
  [FILE_TYPE.RDA_SCAN]: { ...onlyPdf, uploaders: ['sfari_admin'] },
  [FILE_TYPE.ATTACHMENT]: {
    kinds: [
      PDF,
      { mediaType: 'image/png', extension: '.png', magic: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]) },
      { mediaType: 'image/jpeg', extension: '.jpg', magic: Buffer.from([0xff, 0xd8, 0xff]) },
      // No office files: they are archives, and nothing here looks inside one.
    ],
    refusal: fileRefusals.upload.pdfOrPicture,
    uploaders: 'signed-in',
  },
};

const readExtension = (name: string): string => {
  const found = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
  return found === '.jpeg' ? '.jpg' : found;
};

/** The kind that the first bytes and the name agree on; the content type that the browser sent is not believed. */
export function findKind(rule: FileTypeRule, name: string, head: Buffer): MediaKind | undefined {
  const extension = readExtension(name);
  // Viewers of PDFs look for one anywhere in the first bytes, behind the beginning of a picture as well.
  if (extension !== PDF.extension && head.includes(PDF.magic)) return undefined;
  return rule.kinds.find(
    (kind) => kind.extension === extension && head.subarray(0, kind.magic.length).equals(kind.magic),
  );
}
