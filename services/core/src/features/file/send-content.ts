/**
 * Sends the bytes of a file: all of them, or the range that an interrupted download still needs (RFC 9110 section 14).
 */
import type { Call } from '@portal/kit';
import type { ByteRange } from '../../clients/file-store/index.ts';
import type { FileModel } from '../../models/index.ts';

type Context = Call['context'];
type RequestedRange = ByteRange | 'all' | 'unsatisfiable';

/** Only a single range is supported. The whole file is a valid answer to several ranges. */
export function readRange(
  context: Context,
  { size, sha256 }: Pick<FileModel, 'size' | 'sha256'>,
): RequestedRange {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(context.get('Range'));
  const condition = context.get('If-Range');
  if (!found || (condition !== '' && condition !== entityTag(sha256))) return 'all';
  const [, from = '', to = ''] = found;
  if (from === '' && to === '') return 'all';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first >= size || first > last ? 'unsatisfiable' : { first, last };
}

const entityTag = (sha256: string): string => `"${sha256}"`;

/** Sets status and headers of the answer for `range`. */
export function describeContent(
  context: Context,
  { size, sha256 }: Pick<FileModel, 'size' | 'sha256'>,
  range: RequestedRange,
): void {
  context.set('Accept-Ranges', 'bytes');
  context.set('ETag', entityTag(sha256));
  if (range === 'all') {
    context.status = 200;
    context.set('Content-Length', String(size));
  } else if (range === 'unsatisfiable') {
    context.status = 416;
    context.set('Content-Range', `bytes */${size}`);
  } else {
    context.status = 206;
    context.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
    context.set('Content-Length', String(range.last - range.first + 1));
  }
}
