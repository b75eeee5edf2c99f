/**
 * Finds content that a PDF must not have: scripts, programs to start, forms that send, other files inside or outside,
 * sound, film, 3D, and any action that happens without a click. Links that a reader clicks are allowed.
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

/** Keys that mean active content in any dictionary. */
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
  // OPI replaces a picture in print by one from another file.
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
  // PostScript, a program for the printer.
  'PS',
);
/** The only actions that may run automatically: showing another page of the same file. */
const MOVES = createNames('GoTo', 'GoToDp');
const [S, SUBTYPE, TYPE] = [PDFName.of('S'), PDFName.of('Subtype'), PDFName.of('Type')];
const SUBTYPE_OF_FORM = PDFName.of('Subtype2');
const [URI, BASE, NEXT] = [PDFName.of('URI'), PDFName.of('Base'), PDFName.of('Next')];
const [F, REF] = [PDFName.of('F'), PDFName.of('Ref')];
const [OPEN_ACTION, AA, COLLECTION] = [PDFName.of('OpenAction'), PDFName.of('AA'), PDFName.of('Collection')];

/** Returns every version of the object that a reference points to, and any other object itself. */
export type Resolve = (object: PDFObject | undefined) => readonly PDFObject[];

export function isActive(root: PDFObject, resolve: Resolve): boolean {
  // The name itself may be the target of a reference, as in `/S 12 0 R`.
  if (KINDS.has(root)) return true;
  const waiting: PDFObject[] = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    // Pushed one by one: spreading an array of a million elements would overflow the stack.
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
  // An article thread in another file.
  if (dict.get(S) === PDFName.of('Thread') && dict.get(F) !== undefined) return true;
  const address = dict.get(URI);
  if (address !== undefined && resolve(address).some((value) => !isHarmlessAddress(value, resolve)))
    return true;
  return happensByItself(dict, resolve);
}

/**
 * Actions that run automatically: `OpenAction` of the catalogue, and `AA` of the catalogue, pages, fields and
 * annotations.
 */
function happensByItself(dict: PDFDict, resolve: Resolve): boolean {
  const onOpen = resolve(dict.get(OPEN_ACTION));
  // An `OpenAction` that is no dictionary is a position in the file, which is harmless.
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

/** A stream whose data is in another file, or a form whose picture is. */
function readsOutside(dict: PDFDict, resolve: Resolve): boolean {
  if (resolve(dict.get(F)).some((file) => !(file instanceof PDFNumber))) return true;
  return resolve(dict.get(REF)).some((reference) => reference instanceof PDFDict);
}

/** A host with its port. It is not a scheme, although `javascript:1` looks similar. */
const WITH_PORT = /^(?:localhost|[^:/]+\.[a-z]{2,}):\d{1,5}(?:[/?#]|$)/i;

/** Allows web and mail addresses, and relative addresses if their `Base` is allowed. */
function isHarmlessAddress(value: PDFObject, resolve: Resolve): boolean {
  if (value instanceof PDFDict)
    return resolve(value.get(BASE)).every((base) => isHarmlessAddress(base, resolve));
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return false;
  // PDF viewers ignore invisible characters.
  const text = value.decodeText().replaceAll(/[\p{C}\p{Z}]/gu, '');
  if (/^[\\/]{2}/.test(text)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) || WITH_PORT.test(text);
}
