/** The examples of Amazon's own documentation, "Authenticating Requests (AWS Signature Version 4)". */
import { expect, it } from 'vitest';
import { checkSignature, type SignedRequest } from './signature.ts';

const account = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const CREDENTIAL = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const host = 'examplebucket.s3.amazonaws.com';
const at = (seconds: number): Date => new Date(Date.UTC(2013, 4, 24) + seconds * 1000);

const request: SignedRequest = {
  method: 'GET',
  url: new URL(`https://${host}/test.txt`),
  headers: {
    host,
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${CREDENTIAL},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  },
};
const linkQuery = {
  'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
  'X-Amz-Credential': CREDENTIAL,
  'X-Amz-Date': '20130524T000000Z',
  'X-Amz-Expires': '86400',
  'X-Amz-SignedHeaders': 'host',
  'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
};
const makeLink = (changes: Readonly<Record<string, string>> = {}, path = '/test.txt'): SignedRequest => ({
  method: 'GET',
  url: new URL(`https://${host}${path}?${new URLSearchParams({ ...linkQuery, ...changes }).toString()}`),
  headers: { host },
});
const check = (signed: SignedRequest, now = at(60)) => checkSignature(signed, account, now);

it('takes a request that is signed, and says which body belongs to it', () => {
  expect(check(request)).toBe(EMPTY);
  const listing: SignedRequest = {
    method: 'GET',
    url: new URL(`https://${host}/?max-keys=2&prefix=J`),
    headers: {
      host,
      'x-amz-content-sha256': EMPTY,
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${CREDENTIAL},SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7`,
    },
  };
  expect(check(listing)).toBe(EMPTY);
});

it.each([
  ['another method', { ...request, method: 'DELETE' }],
  ['another object', { ...request, url: new URL(`https://${host}/other.txt`) }],
  ['a query', { ...request, url: new URL(`https://${host}/test.txt?uploads`) }],
  [
    'another header under the signature',
    { ...request, headers: { ...request.headers, range: 'bytes=0-10' } },
  ],
  ['another body', { ...request, headers: { ...request.headers, 'x-amz-content-sha256': 'a'.repeat(64) } }],
  ['another host', { ...request, headers: { ...request.headers, host: 'other.test' } }],
])('refuses the signature for %s', (_what, changed) => {
  expect(() => check(changed)).toThrow('does not match');
});

it('refuses a header for S3 that is not signed, a foreign key, an old request and one without a signature', () => {
  const { authorization: _signature, ...unsigned } = request.headers;
  const more = { ...request.headers, 'x-amz-acl': 'public-read' };
  const other = { ...account, accessKeyId: 'AKIAOTHER' };
  expect(() => check({ ...request, headers: more })).toThrow('not signed: x-amz-acl');
  expect(() => checkSignature(request, other, at(60))).toThrow('does not exist');
  expect(() => checkSignature(request, { ...account, secretAccessKey: 'x' }, at(60))).toThrow(
    'does not match',
  );
  expect(() => check(request, at(16 * 60))).toThrow('differs too much');
  expect(() => check({ ...request, headers: unsigned })).toThrow('Access Denied');
});

it('takes a presigned link until it expires', () => {
  expect(check(makeLink(), at(86_400))).toBeUndefined();
  expect(() => check(makeLink(), at(86_401))).toThrow('has expired');
  expect(() => check(makeLink(), at(-16 * 60))).toThrow('not valid yet');
});

it('binds a presigned link to its key, its time and what it asks for', () => {
  expect(() => check(makeLink({}, '/other.txt'))).toThrow('does not match');
  expect(() => check(makeLink({ 'X-Amz-Expires': '86401' }))).toThrow('does not match');
  expect(() => check(makeLink({ 'response-content-type': 'text/html' }))).toThrow('does not match');
  expect(() => check({ ...makeLink(), method: 'PUT' })).toThrow('does not match');
  expect(() => check(makeLink({ 'X-Amz-Expires': '604801' }))).toThrow('parameters');
  expect(() => check(makeLink({ 'X-Amz-Signature': '' }))).toThrow('does not match');
});
