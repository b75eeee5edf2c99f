/** Appends a signature to the chain. */
import type { SignerRole } from '@portal/contract';
import { sql, type ClientStatements } from '@portal/kit';
import { z } from 'zod';
import { sealSignature } from './signature-seal.ts';

export interface NewSignature {
  readonly fileId: string;
  readonly storageKey: string;
  readonly institutionId: number;
  readonly role: SignerRole;
  readonly signerId: number;
  readonly typedName: string;
  readonly meaning: string;
  readonly signedAt: Date;
  readonly sha256: string;
}

/** Lock for appending: without it, two signatures could follow the same predecessor. */
const CHAIN_LOCK = 73_109;

/** @returns the id of the signature */
export async function appendSignature(
  work: Pick<ClientStatements, 'row' | 'run'>,
  secret: string,
  given: NewSignature,
): Promise<number> {
  await work.run(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const last = await work.row(
    z.object({ seal: z.string() }),
    sql`select seal from core.signature order by id desc limit 1`,
  );
  const next = await work.row(
    z.object({ id: z.int() }),
    sql`select nextval(pg_get_serial_sequence('core.signature', 'id'))::int as id`,
  );
  if (!next) throw new Error('the sequence of signatures answered nothing');
  const previous = last?.seal ?? null;
  const seal = sealSignature(secret, {
    id: String(next.id),
    file_id: given.fileId,
    storage_key: given.storageKey,
    institution_id: String(given.institutionId),
    role: given.role,
    signer_id: String(given.signerId),
    typed_name: given.typedName,
    meaning: given.meaning,
    signed_at: String(BigInt(given.signedAt.getTime()) * 1000n),
    sha256: given.sha256,
    previous,
  });
  await work.run(
    sql`insert into core.signature (id, file_id, storage_key, institution_id, role, signer_id, typed_name, meaning, signed_at,
        sha256, previous, seal)
      values (${next.id}, ${given.fileId}, ${given.storageKey}, ${given.institutionId}, ${given.role}, ${given.signerId},
        ${given.typedName}, ${given.meaning}, ${given.signedAt}, ${given.sha256}, ${previous}, ${seal})`,
  );
  return next.id;
}
