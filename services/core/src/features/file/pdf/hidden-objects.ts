/**
 * Finds objects that a viewer reaches through the offset table and the parser does not see: within a stream, a string
 * or a comment. The parser reads the file from front to back, so every object header that it did not parse is hidden.
 */
const OBJECT = Buffer.from('obj');
const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00;
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const isLineEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;
const PERCENT = 0x25;

/** Number of object headers in the bytes, such as `7 0 obj`. */
export function countObjectHeaders(pdf: Buffer): number {
  let count = 0;
  for (let at = pdf.indexOf(OBJECT); at !== -1; at = pdf.indexOf(OBJECT, at + OBJECT.length))
    if (followsTwoNumbers(pdf, at)) count += 1;
  return count;
}

function followsTwoNumbers(pdf: Buffer, at: number): boolean {
  const generation = findDigitsStart(pdf, findSpaceStart(pdf, at));
  if (generation === undefined) return false;
  const between = findSpaceStart(pdf, generation);
  return between < generation && findDigitsStart(pdf, between) !== undefined;
}

/** Start of the digits that end at `end`. */
function findDigitsStart(pdf: Buffer, end: number): number | undefined {
  let at = end;
  while (at > 0 && isDigit(pdf[at - 1])) at -= 1;
  return at < end ? at : undefined;
}

/** Start of the white space and comments that end at `end`. */
function findSpaceStart(pdf: Buffer, end: number): number {
  let at = end;
  for (;;) {
    let endsLine = false;
    while (at > 0 && isSpace(pdf[at - 1])) {
      at -= 1;
      endsLine ||= isLineEnd(pdf[at]);
    }
    const comment = endsLine ? findCommentStart(pdf, at) : undefined;
    if (comment === undefined) return at;
    at = comment;
  }
}

/** Start of the comment in the line that ends at `end`. */
function findCommentStart(pdf: Buffer, end: number): number | undefined {
  let comment: number | undefined;
  for (let at = end; at > 0 && !isLineEnd(pdf[at - 1]); at -= 1)
    if (pdf[at - 1] === PERCENT) comment = at - 1;
  return comment;
}
