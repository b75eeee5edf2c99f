/** Which file types exist, which media each accepts, and who may upload them (spec 1 section 5 "Files"). */
import { DATASET_ADMIN_ROLES, FILE_TYPE, type Role } from '@portal/contract';
import { fileRefusals } from '../../texts/en/file-refusals.ts';

export interface MediaKind {
  readonly mediaType: string;
  readonly extension: string;
  /** First bytes of such a file. */
  readonly magic: Buffer;
  /** Set when the file is an archive, which is checked before it is stored. */
  readonly archive?: 'zip' | 'workbook';
}

export const PDF: MediaKind = {
  mediaType: 'application/pdf',
  extension: '.pdf',
  magic: Buffer.from('%PDF-'),
};

/** An empty archive begins with other bytes; it is refused, because no one sends one on purpose. */
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

/** Whether this type of file accepts the extension. It can be checked before a large file has arrived. */
export const hasKnownExtension = (rule: FileTypeRule, name: string): boolean =>
  rule.kinds.some(({ extension }) => extension === readExtension(name));

/** The kind that both the first bytes and the name indicate. The content type sent by the browser is ignored. */
export function findKind(rule: FileTypeRule, name: string, head: Buffer): MediaKind | undefined {
  const extension = readExtension(name);
  const found = rule.kinds.find(
    (kind) => kind.extension === extension && head.subarray(0, kind.magic.length).equals(kind.magic),
  );
  // PDF viewers search for a PDF anywhere in the first bytes, so a picture must not contain one. An archive may contain
  // PDFs, because its content is checked.
  if (found !== PDF && found?.archive === undefined && head.includes(PDF.magic)) return undefined;
  return found;
}
