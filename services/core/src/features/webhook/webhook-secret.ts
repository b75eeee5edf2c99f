/** Secrets and signatures of webhooks by Standard Webhooks. */
import { Webhook } from 'standardwebhooks';
import type { WebhookModel } from '../../models/index.ts';

/** Derives a secret from the installation's key, so that none is stored (decision 537). */
export type DeriveSecret = (purpose: string) => string;
export type SecretOwner = Pick<WebhookModel, 'key' | 'secret_version' | 'previous_until'>;

const secretOf = (derive: DeriveSecret, key: string, version: number): string =>
  `whsec_${Buffer.from(derive(`webhook ${key} ${version}`), 'hex').toString('base64')}`;

export const currentSecret = (derive: DeriveSecret, { key, secret_version: version }: SecretOwner): string =>
  secretOf(derive, key, version);

/** Headers of one attempt. While the previous secret is valid, there are two signatures. */
export function signMessage(
  derive: DeriveSecret,
  owner: SecretOwner,
  { id, body }: { readonly id: string; readonly body: string },
): Record<string, string> {
  const now = new Date();
  const isOverlap = owner.previous_until !== null && owner.previous_until > now;
  const versions = isOverlap ? [owner.secret_version, owner.secret_version - 1] : [owner.secret_version];
  const signatures = versions.map((version) =>
    new Webhook(secretOf(derive, owner.key, version)).sign(id, now, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
