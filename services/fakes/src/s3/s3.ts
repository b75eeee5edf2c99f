/**
 * A server with the part of S3 that the portal uses: one bucket in a folder, one account. It checks signatures, expiry
 * and presigned keys like S3, so that tests find what Amazon would refuse.
 */
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createObjects, type ListedPart, type Objects } from './objects.ts';
import { checkSignature, S3Fault, type S3Account } from './signature.ts';

export interface S3Options {
  readonly account: S3Account;
  readonly bucket: string;
  readonly folder: string;
  /** Default 0, which chooses a free port. */
  readonly port?: number;
  /** The clock for checking signatures and links. */
  readonly now?: () => Date;
}

export interface S3Server {
  readonly port: number;
  /** Whether there is an object under this key, or an unfinished upload. */
  hasObject(key: string): Promise<boolean>;
  stop(): Promise<void>;
}

interface Call {
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  readonly objects: Objects;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  /** Expected SHA-256 of the body. */
  readonly sha256: string | undefined;
}

export async function startS3({ account, bucket, folder, port = 0, now }: S3Options): Promise<S3Server> {
  const objects = createObjects(folder);
  const server = http.createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const signed = { method: request.method ?? '', url, headers: request.headers };
      const sha256 = checkSignature(signed, account, now?.() ?? new Date());
      const [, given, ...rest] = url.pathname.split('/').map(decodeURIComponent);
      if (given !== bucket) throw new S3Fault(404, 'NoSuchBucket', 'The specified bucket does not exist.');
      const call = {
        request,
        response,
        objects,
        bucket,
        key: rest.join('/'),
        query: url.searchParams,
        sha256,
      };
      await findOperation(call)(call);
    };
    serve().catch((error: unknown) => refuse(response, error));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    hasObject: (key) => objects.hasObject(key),
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Operation = (call: Call) => Promise<void>;

function findOperation({ request, key, query }: Call): Operation {
  const upload = query.has('uploads') ? '?uploads' : query.has('uploadId') ? '?uploadId' : '';
  const found = key === '' ? undefined : OPERATIONS[`${request.method} ${upload}`.trimEnd()];
  if (!found) throw new S3Fault(501, 'NotImplemented', 'The portal does not use this operation.');
  return found;
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  async PUT({ request, response, objects, key, sha256 }) {
    answer(response, { ETag: quote(await objects.put(key, request, sha256)) });
  },
  GET: readObject,
  HEAD: readObject,
  async DELETE({ response, objects, key }) {
    await objects.remove(key);
    response.writeHead(204).end();
  },
  async 'POST ?uploads'({ response, objects, bucket, key }) {
    const id = await objects.begin(key);
    answerXml(response, 'InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: id });
  },
  async 'PUT ?uploadId'({ request, response, objects, key, query, sha256 }) {
    const part = { key, id: query.get('uploadId') ?? '', number: Number(query.get('partNumber')) };
    answer(response, { ETag: quote(await objects.putPart(part, request, sha256)) });
  },
  async 'POST ?uploadId'({ request, response, objects, bucket, key, query }) {
    const parts = readParts(await text(request));
    const etag = await objects.complete(key, query.get('uploadId') ?? '', parts);
    answerXml(response, 'CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: quote(etag) });
  },
  async 'DELETE ?uploadId'({ response, objects, key, query }) {
    await objects.abort(key, query.get('uploadId') ?? '');
    response.writeHead(204).end();
  },
};

async function readObject({ request, response, objects, key, query }: Call): Promise<void> {
  const size = await objects.measure(key);
  const range = readRange(request.headers.range, size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const disposition = query.get('response-content-disposition');
  response.writeHead(range ? 206 : 200, {
    'Accept-Ranges': 'bytes',
    'Content-Length': end - start + 1,
    'Content-Type': query.get('response-content-type') ?? 'application/octet-stream',
    ...(disposition === null ? {} : { 'Content-Disposition': disposition }),
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(objects.read(key, range), response);
}

/**
 * Parses `bytes=10-19` and `bytes=10-`. Other forms are ignored and answered with the whole object, as the protocol
 * allows.
 */
function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const found = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!found) return undefined;
  const start = Number(found[1]);
  if (start >= size) throw new S3Fault(416, 'InvalidRange', 'The requested range cannot be satisfied.');
  return { start, end: Math.min(found[2] ? Number(found[2]) : Infinity, size - 1) };
}

/** Parses the list of parts that completes an upload. The SDK writes ETags with `&quot;` around them. */
function readParts(xml: string): ListedPart[] {
  return [...xml.matchAll(/<Part>(?<part>.*?)<\/Part>/gs)].map((found) => {
    const part = found.groups?.['part'] ?? '';
    const number = Number(/<PartNumber>(\d+)</.exec(part)?.[1]);
    return { number, etag: /<ETag>(?:&quot;|")?([0-9a-f]{32})/.exec(part)?.[1] ?? '' };
  });
}

const quote = (etag: string): string => `"${etag}"`;
const escapeXml = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function answer(response: http.ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, { 'Content-Length': 0, ...headers }).end();
}

function answerXml(
  response: http.ServerResponse,
  root: string,
  values: Readonly<Record<string, string>>,
  status = 200,
): void {
  const fields = Object.entries(values).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${fields.join('')}</${root}>`);
}

function refuse(response: http.ServerResponse, error: unknown): void {
  // After the headers were sent, the only way to report an error is to close the connection.
  if (response.headersSent) return void response.destroy();
  const fault = error instanceof S3Fault ? error : new S3Fault(500, 'InternalError', String(error));
  answerXml(response, 'Error', { Code: fault.code, Message: fault.message }, fault.status);
}
