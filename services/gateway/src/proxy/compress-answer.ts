import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createGzip, type Gzip } from 'node:zlib';

/** A smaller answer travels in the first packets of a connection, so that compressing it would save no time. */
const SMALLEST = 14_000;
/** Twice as fast as the usual level 6, and a list becomes only some percent larger. */
const LEVEL = 4;

/** The headers of a compressed answer. Its length is not known when they are written. */
export const COMPRESSED = { 'content-encoding': 'gzip' } as const;

/** Whether an answer is compressed: JSON of some size, for a caller that reads gzip (decision 547). */
export function isCompressed({ headers }: IncomingMessage, answered: IncomingHttpHeaders): boolean {
  return (
    Number(answered['content-length']) >= SMALLEST &&
    answered['content-type']?.startsWith('application/json') === true &&
    answered['content-encoding'] === undefined &&
    acceptsGzip(headers['accept-encoding'])
  );
}

function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .some((coding) => coding === 'gzip' || (coding.startsWith('gzip;') && !/;\s*q=0(\.0*)?$/.test(coding)));
}

export const createCompressor = (): Gzip => createGzip({ level: LEVEL });
