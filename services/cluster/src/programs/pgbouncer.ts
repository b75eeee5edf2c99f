/** The pooler between the services and the primary. */
import type { Places } from '../places.ts';

export interface PoolerParts {
  readonly folder: string;
  readonly database: string;
}

/**
 * Connections are lent for a session: the services name prepared statements, hold advisory locks and listen for
 * notifications, none of which outlives a transaction otherwise. What the pooler gives is that no service ever talks to
 * a server that is no primary any more, and a bound for all of them together.
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

/** Each user with the password by which the server knows it too. */
export function pgbouncerUsers(users: Readonly<Record<string, string>>): string {
  const quoted = (words: string): string => `"${words.replaceAll('"', '""')}"`;
  return Object.entries(users)
    .map(([user, password]) => `${quoted(user)} ${quoted(password)}\n`)
    .join('');
}
