/**
 * What a PDF must not contain: scripts, programs to start, forms that send, other files inside or outside, sound, film, 3D,
 * and anything that happens without a click. Links that a reader clicks are fine.
 */
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

const createNames = (...names: readonly string[]): ReadonlySet<PDFObject> =>
  new Set(names.map((name) => PDFName.of(name)));

/** Keys that mean active content wherever they are. */
const KEYS = createNames(
  'JS',
  'JavaScript',
  'XFA',
  'EF',
  'EmbeddedFiles',
  'Renditions',
  'AlternatePresentations',
  'RichMediaContent',
  'RichMediaSettings',
  // What a printer takes in place of a picture is in another file.
  'OPI',
);
/** Kinds of actions (`S`), annotations (`Subtype`) and objects (`Type`). */
const KINDS = createNames(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  'Sound',
  'Screen',
  'FileAttachment',
  'RichMedia',
  '3D',
  'U3D',
  'PRC',
  'EmbeddedFile',
  'MediaClip',
  // A program for the printer.
  'PS',
);
/** What may happen automatically: another page of the same file is shown. */
const MOVES = createNames('GoTo', 'GoToDp');
const [S, SUBTYPE, TYPE] = [PDFName.of('S'), PDFName.of('Subtype'), PDFName.of('Type')];
const SUBTYPE_OF_FORM = PDFName.of('Subtype2');
const [URI, BASE, NEXT] = [PDFName.of('URI'), PDFName.of('Base'), PDFName.of('Next')];
const [F, REF] = [PDFName.of('F'), PDFName.of('Ref')];
const [OPEN_ACTION, AA, COLLECTION] = [PDFName.of('OpenAction'), PDFName.of('AA'), PDFName.of('Collection')];

/** Every version of what a reference leads to; other objects are their own. */
export type Resolve = (object: PDFObject | undefined) => readonly PDFObject[];

export function isActive(root: PDFObject, resolve: Resolve): boolean {
  // A name that others refer to, as `/S 12 0 R` could.
  if (KINDS.has(root)) return true;
  const waiting: PDFObject[] = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    // One by one: an array of a million would use up the stack.
    if (object instanceof PDFArray) for (const element of object.asArray()) waiting.push(element);
    const dict = readDict(object);
    if (!dict) continue;
    if (isActiveDict(dict, resolve) || (object instanceof PDFRawStream && readsOutside(dict, resolve)))
      return true;
    for (const [, value] of dict.entries()) waiting.push(value);
  }
  return false;
}

const readDict = (object: PDFObject): PDFDict | undefined => {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFRawStream ? object.dict : undefined;
};
function isActiveDict(dict: PDFDict, resolve: Resolve): boolean {
  if (dict.keys().some((key) => KEYS.has(key))) return true;
  if (
    [S, SUBTYPE, SUBTYPE_OF_FORM, TYPE].some((key) => resolve(dict.get(key)).some((kind) => KINDS.has(kind)))
  )
    return true;
  if (dict.get(TYPE) === PDFName.of('Catalog') && dict.get(COLLECTION) !== undefined) return true;
  // An article of another file.
  if (dict.get(S) === PDFName.of('Thread') && dict.get(F) !== undefined) return true;
  const address = dict.get(URI);
  if (address !== undefined && resolve(address).some((value) => !isHarmlessAddress(value, resolve)))
    return true;
  return happensByItself(dict, resolve);
}

/** `OpenAction` of the catalogue; `AA` of the catalogue, pages, fields and annotations. */
function happensByItself(dict: PDFDict, resolve: Resolve): boolean {
  const onOpen = resolve(dict.get(OPEN_ACTION));
  // Anything but a dictionary is a place in the file.
  if (onOpen.some((action) => action instanceof PDFDict && !isMove(action, resolve))) return true;
  return resolve(dict.get(AA)).some(
    (events) =>
      events instanceof PDFDict &&
      events
        .values()
        .flatMap((event) => [...resolve(event)])
        .some(
          (action) => action instanceof PDFDict && action.get(S) !== undefined && !isMove(action, resolve),
        ),
  );
}

function isMove(action: PDFDict, resolve: Resolve, depth = 0): boolean {
  if (depth > 20 || !resolve(action.get(S)).every((kind) => MOVES.has(kind))) return false;
  const next = resolve(action.get(NEXT)).flatMap((one) =>
    one instanceof PDFArray ? one.asArray().flatMap((each) => [...resolve(each)]) : [one],
  );
  return next.every((one) => one instanceof PDFDict && isMove(one, resolve, depth + 1));
}

/** A stream whose data, or a form whose picture, is in another file. */
function readsOutside(dict: PDFDict, resolve: Resolve): boolean {
  if (resolve(dict.get(F)).some((file) => !(file instanceof PDFNumber))) return true;
  return resolve(dict.get(REF)).some((reference) => reference instanceof PDFDict);
}

/** A host with its port; `javascript:1` begins like one. */
const WITH_PORT = /^(?:localhost|[^:/]+\.[a-z]{2,}):\d{1,5}(?:[/?#]|$)/i;

/** The web and mail, and addresses on the site that the reader is on; `Base` completes those. */
function isHarmlessAddress(value: PDFObject, resolve: Resolve): boolean {
  if (value instanceof PDFDict)
    return resolve(value.get(BASE)).every((base) => isHarmlessAddress(base, resolve));
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return false;
  // Readers skip what cannot be seen.
  const text = value.decodeText().replaceAll(/[\p{C}\p{Z}]/gu, '');
  if (/^[\\/]{2}/.test(text)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) || WITH_PORT.test(text);
}
