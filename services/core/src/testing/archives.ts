/** Writes zips byte by byte, so that each can be wrong in its own way (APPNOTE 4.3). */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content?: Buffer | string;
  /** Whether the content is stored without compression. */
  readonly isStored?: boolean;
  /** The Unix file mode: kind and permissions. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
  /** A false size for the directory. */
  readonly claimedSize?: number;
  /** The name in the local header, if it differs from the one in the directory. */
  readonly localName?: string;
  /** Index of the part whose content this entry points to. */
  readonly sharesWith?: number;
}

const DOS_DATE = 0x5a76;
const UNIX = 3 << 8;

export function writeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const places: { offset: number; packed: Buffer }[] = [];
  let offset = 0;
  const directory = parts.map((part) => {
    const content = Buffer.from(part.content ?? '');
    const shared = part.sharesWith === undefined ? undefined : places[part.sharesWith];
    const packed = shared?.packed ?? (part.isStored ? content : deflateRawSync(content, { level: 9 }));
    const place = shared ?? { offset, packed };
    places.push(place);
    const size = part.claimedSize ?? content.length;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800 | (part.isEncrypted ? 1 : 0), 2);
    fields.writeUInt16LE(part.isStored ? 0 : 8, 4);
    fields.writeUInt16LE(DOS_DATE, 8);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    if (!shared) {
      const localName = Buffer.from(part.localName ?? part.name);
      const local = Buffer.from(fields);
      local.writeUInt16LE(localName.length, 22);
      const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), local, localName, packed]);
      bodies.push(body);
      offset += body.length;
    }
    return writeDirectoryEntry(part, fields, place.offset);
  });
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

function writeDirectoryEntry(part: ZipPart, fields: Buffer, offset: number): Buffer {
  const name = Buffer.from(part.name);
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt16LE(20 | UNIX, 4);
  fields.copy(entry, 6);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(((part.mode ?? 0o100644) << 16) >>> 0, 38);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** @param overrides content types by part name */
export const writeContentTypes = (overrides: Readonly<Record<string, string>> = {}): ZipPart => ({
  name: '[Content_Types].xml',
  content: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...Object.entries({
      'xl/workbook.xml': `${SHEET_ML}.sheet.main+xml`,
      'xl/worksheets/sheet1.xml': `${SHEET_ML}.worksheet+xml`,
      ...overrides,
    }).map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`),
  ].join('')}</Types>`,
});

/** @param relationships each as `[type, target, mode?]` */
export const writeRelationships = (
  name: string,
  relationships: readonly (readonly [type: string, target: string, mode?: string])[],
): ZipPart => ({
  name,
  content: `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships
    .map(
      ([type, target, mode], index) =>
        `<Relationship Id="rId${index + 1}" Type="${type.includes(':') ? type : `${RELATIONSHIPS}/${type}`}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`,
});

/** The parts that every workbook needs. */
export const WORKBOOK_PARTS: readonly ZipPart[] = [
  writeContentTypes(),
  writeRelationships('_rels/.rels', [['officeDocument', 'xl/workbook.xml']]),
  {
    name: 'xl/workbook.xml',
    content: `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>`,
  },
  { name: 'xl/worksheets/sheet1.xml', content: `${XML}<worksheet/>` },
];
