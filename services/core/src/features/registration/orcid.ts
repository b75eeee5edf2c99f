/**
 * The iD that ORCID returned goes to the browser and comes back with a form. It is accompanied by a signed proof, valid
 * for one account and one hour, and only once, so that no one can claim another person's iD.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { AppError, invalid, sameSecret, sql, type Work } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import type { OrcidClient } from '../../clients/index.ts';
import type { CoreSettings } from '../../settings.ts';

const SECONDS_VALID = 3600;
const PROOF = /^(\d{1,12})\.([0-9a-f-]{36})\.([\w-]{43})$/;

/** A person's claim that an iD is theirs. */
export interface OrcidClaim {
  readonly orcid: string;
  /** 0 before the account exists. */
  readonly userId: number;
  readonly proof: string | undefined;
  /** Form field that shows a refusal. */
  readonly field: 'orcid' | 'orcid_id';
}
export interface OrcidProofs {
  give(claim: Pick<OrcidClaim, 'orcid' | 'userId'>): string;
  /** Uses up the proof. @throws 400 on the field when it does not prove the claim, or was used before */
  take(work: Work, claim: OrcidClaim): Promise<void>;
}

export function createOrcidProofs(settings: Pick<CoreSettings, 'secretFor'>): OrcidProofs {
  const secret = settings.secretFor('orcid proof');
  const sign = (stem: string, orcid: string, userId: number): string =>
    createHmac('sha256', secret).update(`${stem}.${orcid}.${userId}`).digest('base64url');

  return {
    give({ orcid, userId }) {
      const stem = `${Math.floor(Date.now() / 1000) + SECONDS_VALID}.${randomUUID()}`;
      return `${stem}.${sign(stem, orcid, userId)}`;
    },
    async take(work, { orcid, userId, proof = '', field }) {
      const refused = invalid({
        [field]: [accountRefusals.registration.connectOrcidAgain],
      });
      const [, expires = '', nonce = '', signature = ''] = PROOF.exec(proof) ?? [];
      const isOurs = sameSecret(signature, sign(`${expires}.${nonce}`, orcid, userId));
      if (!isOurs || Number(expires) * 1000 <= Date.now()) throw refused;
      const fresh = await work.run(
        sql`insert into core.used_nonce (nonce, expires_at) values (${`orcid:${nonce}`}, to_timestamp(${Number(expires)}))
          on conflict do nothing`,
      );
      if (fresh === 0) throw refused;
    },
  };
}

/** @throws 400 for an unknown or expired code; SERVICE_UNAVAILABLE without ORCID */
export async function askOrcid(orcid: OrcidClient | undefined, code: string): Promise<string> {
  if (!orcid) throw new AppError('SERVICE_UNAVAILABLE', accountRefusals.registration.noOrcid);
  const id = await orcid.exchange(code);
  if (id === undefined) throw invalid({ code: [accountRefusals.registration.orcidCode] });
  return id;
}
