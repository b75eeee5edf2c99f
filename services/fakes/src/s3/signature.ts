/** Checks AWS Signature Version 4 of requests and presigned links in the same way as S3. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface S3Account {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

/** An S3 error: its code and the HTTP status. */
export class S3Fault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'S3Fault';
    this.status = status;
    this.code = code;
  }
}

interface Signing {
  readonly credential: string;
  /** Time in the form `20261127T205806Z`. */
  readonly time: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** The SHA-256 of the signed body, or `UNSIGNED-PAYLOAD`. */
  readonly bodyHash: string;
}

const UNSIGNED_BODY = 'UNSIGNED-PAYLOAD';
const LARGEST_CLOCK_DIFFERENCE_MS = 15 * 60_000;
const LONGEST_LINK_SECONDS = 7 * 24 * 3600;

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * @returns the expected SHA-256 of the body; undefined when the body is not signed
 * @throws S3Fault for a request that is unsigned, signed by another account, or too old
 */
export function checkSignature(request: SignedRequest, account: S3Account, now: Date): string | undefined {
  const isLink = request.url.searchParams.has('X-Amz-Signature');
  const signing = isLink ? readLinkSigning(request.url, now) : readHeaderSigning(request.headers, now);
  const [accessKeyId, ...scope] = signing.credential.split('/');
  const expectedScope = [signing.time.slice(0, 8), account.region, 's3', 'aws4_request'];
  if (accessKeyId !== account.accessKeyId)
    throw new S3Fault(403, 'InvalidAccessKeyId', 'The access key does not exist in our records.');
  if (scope.join('/') !== expectedScope.join('/'))
    throw new S3Fault(400, 'AuthorizationHeaderMalformed', 'The scope of the credential is wrong.');
  checkSignedHeaders(request.headers, signing.signedHeaders);

  const text = [
    'AWS4-HMAC-SHA256',
    signing.time,
    scope.join('/'),
    hashText(buildCanonicalRequest(request, signing)),
  ];
  const key = scope.reduce<string | Buffer>(sign, `AWS4${account.secretAccessKey}`);
  const expected = sign(key, text.join('\n'));
  const given = Buffer.from(signing.signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new S3Fault(403, 'SignatureDoesNotMatch', 'The signature does not match the request.');
  return signing.bodyHash === UNSIGNED_BODY ? undefined : signing.bodyHash;
}

function readHeaderSigning(headers: IncomingHttpHeaders, now: Date): Signing {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=(?<credential>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>\w+)$/.exec(
      headers.authorization ?? '',
    )?.groups;
  if (!parts) throw new S3Fault(403, 'AccessDenied', 'Access Denied');
  const time = String(headers['x-amz-date']);
  if (!(Math.abs(parseTime(time) - now.getTime()) <= LARGEST_CLOCK_DIFFERENCE_MS))
    throw new S3Fault(403, 'RequestTimeTooSkewed', 'The time of the request differs too much from ours.');
  const bodyHash = String(headers['x-amz-content-sha256']);
  // Bodies signed chunk by chunk are not supported, because the portal does not send them.
  if (bodyHash !== UNSIGNED_BODY && !/^[0-9a-f]{64}$/.test(bodyHash))
    throw new S3Fault(501, 'NotImplemented', `Bodies with the hash ${bodyHash} are not implemented.`);
  return {
    credential: parts['credential'] ?? '',
    time,
    signedHeaders: (parts['names'] ?? '').split(';'),
    signature: parts['signature'] ?? '',
    bodyHash,
  };
}

function readLinkSigning({ searchParams: query }: URL, now: Date): Signing {
  const read = (name: string): string => query.get(`X-Amz-${name}`) ?? '';
  const [time, seconds] = [read('Date'), Number(read('Expires'))];
  const began = parseTime(time);
  if (read('Algorithm') !== 'AWS4-HMAC-SHA256' || !(seconds >= 1 && seconds <= LONGEST_LINK_SECONDS))
    throw new S3Fault(400, 'AuthorizationQueryParametersError', 'The parameters of the link are wrong.');
  if (!(began <= now.getTime() + LARGEST_CLOCK_DIFFERENCE_MS))
    throw new S3Fault(403, 'AccessDenied', 'Request is not valid yet');
  if (began + seconds * 1000 < now.getTime()) throw new S3Fault(403, 'AccessDenied', 'Request has expired');
  return {
    credential: read('Credential'),
    time,
    signedHeaders: read('SignedHeaders').split(';'),
    signature: read('Signature'),
    bodyHash: UNSIGNED_BODY,
  };
}

/** Milliseconds of a time such as `20261127T205806Z`; NaN for any other text. */
function parseTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** The host and all `x-amz-` headers must be covered by the signature. */
function checkSignedHeaders(headers: IncomingHttpHeaders, signed: readonly string[]): void {
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const missing = needed.filter((name) => !signed.includes(name));
  if (missing.length > 0)
    throw new S3Fault(403, 'AccessDenied', `Headers are not signed: ${missing.join(', ')}`);
}

/** The "canonical request": method, path, query, headers and body in the form that both sides sign. */
function buildCanonicalRequest(
  { method, url, headers }: SignedRequest,
  { signedHeaders, bodyHash }: Signing,
): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const lines = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}`,
  );
  const path = url.pathname.split('/').map((part) => encode(decodeURIComponent(part)));
  return [method, path.join('/'), query.join('&'), ...lines, '', signedHeaders.join(';'), bodyHash].join(
    '\n',
  );
}

/** Encodes as in RFC 3986: `encodeURIComponent` leaves five additional characters unencoded. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
