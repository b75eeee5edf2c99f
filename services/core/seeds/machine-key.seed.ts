/** An active machine key. Its secret is not stored, so it cannot be used. */
import { randomBytes } from 'node:crypto';
import type { SeedContext } from '@portal/kit/seeding';

export const seedMachineKeys = ({ client }: SeedContext) =>
  client.query(
    `with made as (
        insert into core.machine_key (name, purpose, scopes, owner_id, hash, ending, expires_at, created)
        select 'Data lake', 'Copies approved requests and institutions each night',
          '{institution:read,institution:read_verification,request:read}', id, $1::text, left($1::text, 4),
          now() + interval '200 days', now() - interval '20 days'
        from core.account where email = 'super@demo.test' returning id)
      insert into core.machine_key_use (key_id, used_at) select id, now() - interval '9 hours' from made`,
    [randomBytes(32).toString('hex')],
  );
