/** Configures the connection pooler between the services and the primary. */
import type { Places } from '../places.ts';

export interface PoolerParts {
  readonly folder: string;
  readonly database: string;
}

/**
 * Uses session pooling: the services use prepared statements, advisory locks and notifications, which need a connection
 * for longer than a transaction. The pooler ensures that no service talks to a former primary, and limits the
 * connections of all services together.
 */
export function pgbouncerConfig(places: Places, { folder, database }: PoolerParts): string {
  return `[databases]
${database} = host=127.0.0.1 port=${places.primary} dbname=${database}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${places.pooler}
so_reuseport = 1
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = session
default_pool_size = 60
max_client_conn = 600
server_login_retry = 1
query_wait_timeout = 15
server_lifetime = 3600
server_idle_timeout = 60
server_check_delay = 5
ignore_startup_parameters = extra_float_digits
admin_users = postgres
`;
}

/** Each user with the same password as on the database server. */
export function pgbouncerUsers(users: Readonly<Record<string, string>>): string {
  const quoted = (words: string): string => `"${words.replaceAll('"', '""')}"`;
  return Object.entries(users)
    .map(([user, password]) => `${quoted(user)} ${quoted(password)}\n`)
    .join('');
}
