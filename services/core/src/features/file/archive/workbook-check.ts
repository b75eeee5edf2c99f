/**
 * Reads the parts of a workbook while they are unpacked. The kind of a part follows from the content types and the
 * relationships, never from its name: Excel runs macros under any name.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import {
  FORMULA_ELEMENTS,
  isHarmlessRelationship,
  isKnownType,
  isXmlType,
  leavesWorkbook,
} from './workbook-kinds.ts';
import { ArchiveRefused } from './verdict.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const WORKBOOK = 'xl/workbook.xml';
/** Excel writes at most 8192 characters. */
const LONGEST_FORMULA = 32_768;
/** First bytes of a compound file. Older programs store macros and objects in such files. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Other encodings are refused: XML could be read one way here and another way by Excel. */
const utf8 = () => new TextDecoder('utf-8', { fatal: true });

export interface PartReader {
  readonly write: (chunk: Buffer) => void;
  readonly end: () => void;
}

export class WorkbookCheck {
  private readonly names: readonly string[];
  /**
   * Content types by extension, and by full name with folders. Keys are in lower case, because names are compared
   * without case.
   */
  private readonly defaults = new Map<string, string>();
  private readonly overrides = new Map<string, string>();

  /** @throws ArchiveRefused when a part is missing that every workbook needs */
  constructor(names: readonly string[]) {
    this.names = names.filter((name) => !name.endsWith('/'));
    if (![CONTENT_TYPES, WORKBOOK].every((part) => names.includes(part)))
      throw new ArchiveRefused('no_workbook');
  }

  /** Returns a reader for the content of a part. It throws ArchiveRefused for forbidden content. */
  open(name: string): PartReader {
    if (!isXmlName(name)) return refuseCompound(name);
    const parser = new SaxesParser();
    const decoder = utf8();
    let formula: string | undefined;
    const refuse = (): never => {
      throw new ArchiveRefused('active', name);
    };
    const unreadable = (): never => {
      throw new ArchiveRefused('unreadable', name);
    };
    parser.on('error', unreadable);
    parser.on('doctype', unreadable);
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (encoding.toLowerCase() !== 'utf-8') unreadable();
    });
    parser.on('opentag', (tag) => {
      this.readTag(name, tag);
      if (!FORMULA_ELEMENTS.has(localName(tag.name))) return;
      formula = '';
      if (['xlm', 'vbProcedure', 'function'].some((key) => isTrue(tag.attributes[key]))) refuse();
    });
    const addText = (text: string): void => {
      if (formula === undefined) return;
      formula += text;
      if (formula.length > LONGEST_FORMULA) refuse();
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.on('closetag', ({ name: tag }) => {
      if (formula === undefined || !FORMULA_ELEMENTS.has(localName(tag))) return;
      if (leavesWorkbook(formula)) refuse();
      formula = undefined;
    });
    const parse = (bytes?: Buffer): void => {
      try {
        parser.write(bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
      } catch (error) {
        if (error instanceof ArchiveRefused) throw error;
        unreadable();
      }
    };
    return {
      write: parse,
      end: () => {
        parse();
        parser.close();
      },
    };
  }

  /** @throws ArchiveRefused for a part whose type is unknown or not allowed in a workbook without macros */
  finish(): void {
    for (const name of this.names) {
      if (name === CONTENT_TYPES) continue;
      const type = this.findType(name);
      // A part with an XML type must have an XML name, because only such parts were parsed and checked.
      if (type === undefined || !isKnownType(type) || isXmlType(type) !== isXmlName(name))
        throw new ArchiveRefused('active', name);
    }
    if (!this.findType(WORKBOOK)?.endsWith('.sheet.main+xml')) throw new ArchiveRefused('no_workbook');
  }

  private findType(name: string): string | undefined {
    const key = name.toLowerCase();
    return this.overrides.get(`/${key}`) ?? this.defaults.get(key.slice(key.lastIndexOf('.') + 1));
  }

  private readTag(part: string, { name, attributes }: SaxesTagPlain): void {
    const tag = localName(name);
    if (part === CONTENT_TYPES && tag === 'Default')
      declare(this.defaults, attributes['Extension'], attributes['ContentType']);
    if (part === CONTENT_TYPES && tag === 'Override')
      declare(this.overrides, attributes['PartName'], attributes['ContentType']);
    if (!isRelationships(part) || tag !== 'Relationship') return;
    const { Type = '', Target = '', TargetMode = 'Internal' } = attributes;
    if (!isHarmlessRelationship(Type, Target, TargetMode)) throw new ArchiveRefused('active', part);
  }
}

const isRelationships = (name: string): boolean => /\.rels$/i.test(name);
const isXmlName = (name: string): boolean => /\.xml$/i.test(name) || isRelationships(name);
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** A type that is declared twice is ambiguous. */
function declare(types: Map<string, string>, key: string | undefined, type: string | undefined): void {
  if (key === undefined || type === undefined || types.has(key.toLowerCase()))
    throw new ArchiveRefused('unreadable', CONTENT_TYPES);
  types.set(key.toLowerCase(), type);
}

function refuseCompound(name: string): PartReader {
  let head = Buffer.alloc(0);
  return {
    write: (chunk) => {
      if (head.length < COMPOUND.length) head = Buffer.concat([head, chunk.subarray(0, COMPOUND.length)]);
      if (head.subarray(0, COMPOUND.length).equals(COMPOUND)) throw new ArchiveRefused('active', name);
    },
    end: () => undefined,
  };
}
