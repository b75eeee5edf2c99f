/**
 * Extends the library's parser: it records every object that is read, including those that a later object with the same
 * number replaces.
 */
import {
  PDFName,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFDict,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';

/** Maximum nesting depth, more than any honest file has. Without the limit the stack would overflow. */
const DEEPEST = 200;
const MOST_UNPACKED = 32 * 1024 * 1024;
const TYPE = PDFName.of('Type');

export class ObservedParser extends PDFParser {
  /** All versions of each object, by reference. */
  readonly versions = new Map<PDFRef, PDFObject[]>();
  /** Number of objects directly in the file, not packed in object streams. */
  plainObjects = 0;
  private readonly nesting = new Nesting();
  private failure: unknown;

  constructor(bytes: Uint8Array) {
    // `true` makes the parser throw on invalid objects, because an object that cannot be parsed cannot be checked.
    super(bytes, Infinity, true);
    const { context, versions } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref: PDFRef, object: PDFObject): void => {
      const known = versions.get(ref);
      if (known) known.push(object);
      else versions.set(ref, [object]);
      assign(ref, object);
    };
  }

  /** @throws for a file that viewers could read in different ways */
  async parseAll(): Promise<PDFContext> {
    const context = await this.parseDocument();
    if (this.failure !== undefined) throw this.failure;
    return context;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const isPlainObject = this.nesting.depth === 0 && ref !== undefined;
    const object = this.nesting.value(() => super.parseObject(ref));
    if (isPlainObject) {
      this.plainObjects += 1;
      if (object instanceof PDFRawStream) this.checkStream(object);
    }
    return object;
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    return this.nesting.dict(() => super.parseDict(ref));
  }

  private checkStream(stream: PDFRawStream): void {
    const type = stream.dict.get(TYPE);
    if (type instanceof PDFRef) throw new Error('a stream hides its type');
    if (type === PDFName.of('XRef')) refuseBomb(stream);
    // The library reads these streams with its own parser, which is not observed, so they are parsed here too.
    if (type === PDFName.of('ObjStm'))
      new PackedParser(stream).parseIntoContext().catch((error: unknown) => (this.failure ??= error));
  }
}

class PackedParser extends PDFObjectStreamParser {
  private readonly nesting = new Nesting();
  override parseObject(ref?: PDFRef): PDFObject {
    return this.nesting.value(() => super.parseObject(ref));
  }
  protected override parseDict(ref?: PDFRef): PDFDict {
    return this.nesting.dict(() => super.parseDict(ref));
  }
}

/**
 * Refuses dictionaries with a duplicate key, because viewers choose different ones, and objects that are nested too
 * deep.
 */
class Nesting {
  depth = 0;
  private values = 0;

  value<T>(read: () => T): T {
    if (this.depth > DEEPEST) throw new Error('objects are nested too deep');
    const values = this.values + 1;
    this.depth += 1;
    const object = read();
    this.depth -= 1;
    this.values = values;
    return object;
  }

  dict(read: () => PDFDict): PDFDict {
    this.values = 0;
    const dict = read();
    if (this.values !== dict.entries().length) throw new Error('a dictionary has a key twice');
    return dict;
  }
}

/** The library unpacks offset tables without a size limit. Object streams were measured before. */
function refuseBomb({ dict, contents }: PDFRawStream): void {
  const filter = dict.get(PDFName.of('Filter'));
  if (filter === undefined) return;
  if (filter !== PDFName.of('FlateDecode') && String(filter).replaceAll(' ', '') !== '[/FlateDecode]')
    throw new Error('a table of offsets is packed in an unusual way');
  inflateSync(contents, { maxOutputLength: MOST_UNPACKED });
}
