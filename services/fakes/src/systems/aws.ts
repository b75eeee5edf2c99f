/**
 * The part of AWS that stores the policy of an S3 bucket: `GET`, `PUT` and `DELETE /{bucket}?policy`, signed by an
 * access key.
 */
import type { Answer } from '../mailbox/mailbox.routes.ts';
import { openStored } from './stored.ts';
import type { OutsideSystem } from './system.ts';

const fault = (status: number, code: string, message: string): Answer => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
});
/** An account that AWS does not know, to test the error. */
const UNKNOWN_ACCOUNT = '000000000000';

export function createAws(dataDir: string): OutsideSystem {
  const stored = openStored<Record<string, object>>(dataDir, 'aws', {});

  return ({ method, path, query, authorization, body }) => {
    if (!/^AWS4-HMAC-SHA256 Credential=[^/]+\//.test(authorization))
      return fault(403, 'AccessDenied', 'Access Denied');
    const bucket = /^\/([a-z0-9.-]{3,63})\/?$/.exec(path)?.[1];
    if (bucket === undefined || !query.has('policy')) return undefined;
    const policy = stored.value[bucket];
    if (method === 'GET')
      return policy
        ? { status: 200, type: 'application/json', body: JSON.stringify(policy) }
        : fault(404, 'NoSuchBucketPolicy', 'The bucket policy does not exist');
    if (method === 'PUT') {
      if (!Array.isArray(body['Statement']) || JSON.stringify(body).includes(UNKNOWN_ACCOUNT))
        return fault(400, 'MalformedPolicy', 'Invalid principal in policy');
      stored.write({ ...stored.value, [bucket]: { ...body } });
      return { status: 204, type: 'text/plain', body: '' };
    }
    if (method !== 'DELETE') return undefined;
    const { [bucket]: _gone, ...others } = stored.value;
    stored.write(others);
    return { status: 204, type: 'text/plain', body: '' };
  };
}
