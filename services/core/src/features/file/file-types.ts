/** What each type of file may be, and who may upload it (spec 1 section 5 "Files"). */
import { DATASET_ADMIN_ROLES, FILE_TYPE, type Role } from '@portal/contract';
import { fileRefusals } from '../../texts/en/file-refusals.ts';

export interface MediaKind {
  readonly mediaType: string;
  readonly extension: string;
  /** How such a file begins. */
  readonly magic: Buffer;
  /** Checked before it is stored. */
  readonly archive?: 'zip' | 'workbook';
}

export const PDF: MediaKind = {
  mediaType: 'application/pdf',
  extension: '.pdf',
  magic: Buffer.from('%PDF-'),
};

/** An archive with nothing in it begins in another way, and is none that anyone means to send. */
const ZIP_MAGIC = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const ZIP: MediaKind = {
  mediaType: 'application/zip',
  extension: '.zip',
  magic: ZIP_MAGIC,
  archive: 'zip',
};
export const WORKBOOK: MediaKind = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: '.xlsx',
  magic: ZIP_MAGIC,
  archive: 'workbook',
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
    ],
    refusal: fileRefusals.upload.pdfOrPicture,
    uploaders: 'signed-in',
  },
  [FILE_TYPE.DATASET_ZIP]: {
    kinds: [ZIP],
    refusal: fileRefusals.upload.zipOnly,
    uploaders: DATASET_ADMIN_ROLES,
  },
  [FILE_TYPE.DATASET_DICTIONARY]: {
    kinds: [PDF, WORKBOOK],
    refusal: fileRefusals.upload.pdfOrWorkbook,
    uploaders: DATASET_ADMIN_ROLES,
  },
  [FILE_TYPE.DATASET_RELEASE_NOTES]: { ...onlyPdf, uploaders: DATASET_ADMIN_ROLES },
};

const readExtension = (name: string): string => {
  const found = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
  return found === '.jpeg' ? '.jpg' : found;
};

/** Whether a file may be called so: said before all of a large one is here. */
export const hasKnownExtension = (rule: FileTypeRule, name: string): boolean =>
  rule.kinds.some(({ extension }) => extension === readExtension(name));

/** The kind that the first bytes and the name agree on; the content type that the browser sent is not believed. */
export function findKind(rule: FileTypeRule, name: string, head: Buffer): MediaKind | undefined {
  const extension = readExtension(name);
  const found = rule.kinds.find(
    (kind) => kind.extension === extension && head.subarray(0, kind.magic.length).equals(kind.magic),
  );
  // Viewers of PDFs look for one anywhere in the first bytes, behind the beginning of a picture as well. An archive may
  // contain one: its content is checked.
  if (found !== PDF && found?.archive === undefined && head.includes(PDF.magic)) return undefined;
  return found;
}
