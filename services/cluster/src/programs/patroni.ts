/** Configures two PostgreSQL servers: a primary, and a standby that takes over automatically. */
import type { DatabasePlace, Places } from '../places.ts';

export interface DatabasePasswords {
  readonly superuser: string;
  readonly replication: string;
}

/**
 * A commit is acknowledged after the standby has it, so a lost primary loses no acknowledged write. Without a standby
 * the primary continues alone.
 */
export function patroniConfig(
  places: Places,
  self: DatabasePlace,
  parts: { readonly folder: string; readonly programs: string; readonly passwords: DatabasePasswords },
): string {
  // JSON is valid YAML.
  return JSON.stringify(
    {
      scope: 'portal',
      name: self.name,
      restapi: { listen: `127.0.0.1:${self.patroni}`, connect_address: `127.0.0.1:${self.patroni}` },
      etcd3: { hosts: `127.0.0.1:${places.etcd.client}` },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 2,
          retry_timeout: 5,
          // Does not wait for a primary whose server died, because the standby can take over.
          primary_start_timeout: 0,
          maximum_lag_on_failover: 1_048_576,
          synchronous_mode: true,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            parameters: {
              wal_log_hints: 'on',
              max_connections: 300,
              max_wal_senders: 6,
              wal_keep_size: '256MB',
              shared_buffers: '256MB',
              max_prepared_transactions: 0,
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
      },
      postgresql: {
        listen: `127.0.0.1:${self.postgres}`,
        connect_address: `127.0.0.1:${self.postgres}`,
        data_dir: `${parts.folder}/data`,
        bin_dir: parts.programs,
        pgpass: `${parts.folder}/pgpass`,
        authentication: {
          superuser: { username: 'postgres', password: parts.passwords.superuser },
          replication: { username: 'replicator', password: parts.passwords.replication },
          rewind: { username: 'postgres', password: parts.passwords.superuser },
        },
        parameters: { unix_socket_directories: parts.folder, password_encryption: 'scram-sha-256' },
        pg_hba: [
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication replicator 127.0.0.1/32 scram-sha-256',
        ],
      },
    },
    undefined,
    2,
  );
}
