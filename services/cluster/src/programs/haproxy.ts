/** Configures the balancer in front of the gateways, the instances of each service, and the primary database. */
import { SERVICES } from '@portal/contract';
import { SENSITIVE } from '@portal/gateway/sensitive-paths';
import { INSTANCES, type Places } from '../places.ts';

/** Requests a minute for one address: all of them, and those that try passwords or send mail. */
export interface Limits {
  readonly all: number;
  readonly sensitive: number;
}

/** The paths that the gateway limits separately, with the prefix of the public address. */
const sensitivePaths = (): string =>
  SENSITIVE.map(({ source }) => `'${source.replace(/^\^/, '^/api')}'`).join(' ');
/** If no instance is available, API clients get the gateway's error format and people get a page. */
const UNAVAILABLE = 'This part of the portal is not available right now. Please try again';
const WITHOUT_ANSWER = [502, 503, 504];
const inJson = WITHOUT_ANSWER.map(
  (status) =>
    `  http-error status ${status} content-type application/json string '{"detail":"${UNAVAILABLE}","code":"SERVICE_UNAVAILABLE"}' hdr Retry-After 2`,
).join('\n');
const asPage = WITHOUT_ANSWER.map(
  (status) =>
    `  http-error status ${status} content-type text/html string '<!doctype html><html lang="en"><title>Not available</title><h1>The portal is not available now</h1><p>Please try again in a minute.</p></html>' hdr Retry-After 5`,
).join('\n');
const REFUSAL = '{"detail":"Too many requests. Please try again in a minute.","code":"TOO_MANY_REQUESTS"}';

/**
 * Several balancers may share all ports: a new one takes over while the old one finishes its connections. Rate limits
 * are counted here for all gateways together, so that the gateways need no counters.
 */
export function haproxyConfig(places: Places, limits: Limits | undefined): string {
  return `global
  maxconn 4000
  log stdout format raw local0 notice
  hard-stop-after 30s

defaults
  mode http
  log global
  timeout connect 2s
  timeout client 60s
  timeout server 75s
  timeout http-request 20s
  timeout http-keep-alive 30s
  # a busy instance is slow, which is no reason to give its work to the other: one that is gone refuses at once
  timeout check 5s
  option redispatch
  retries 3
  retry-on conn-failure empty-response response-timeout 503
  default-server inter 1s fastinter 500ms rise 1 fall 3 maxconn 400

frontend door
  bind ${places.publicAddress.host}:${places.publicAddress.port}
  option forwardfor
  http-request disable-l7-retry unless METH_GET
${limits === undefined ? '' : limitRules(limits)}  use_backend api if { path_beg /api/ }
  default_backend gateways

backend all_requests
  stick-table type ipv6 size 100k expire 2m store http_req_rate(60s)

backend sensitive_requests
  stick-table type ipv6 size 100k expire 2m store http_req_rate(60s)

backend gateways
  balance leastconn
  option httpchk GET /health/ready
${INSTANCES.map((instance) => `  server gateway${instance} 127.0.0.1:${places.gateways[instance]} check`).join('\n')}
${asPage}

backend api
  balance leastconn
${INSTANCES.map((instance) => `  server gateway${instance} 127.0.0.1:${places.gateways[instance]} track gateways/gateway${instance}`).join('\n')}
${inJson}

${SERVICES.map((service) => servicePart(places, service)).join('\n')}
listen primary
  bind 127.0.0.1:${places.primary}
  mode tcp
  timeout client 24h
  timeout server 24h
  option httpchk GET /primary
  timeout check 2s
  default-server inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${places.databases
  .map(({ name, postgres, patroni }) => `  server ${name} 127.0.0.1:${postgres} check port ${patroni}`)
  .join('\n')}

frontend metrics
  bind 127.0.0.1:${places.metrics}
  http-request use-service prometheus-exporter if { path /metrics }
`;
}

function limitRules({ all, sensitive }: Limits): string {
  return `  http-request track-sc0 src table all_requests
  acl guesses method POST
  acl guesses_path path_reg ${sensitivePaths()}
  http-request track-sc1 src table sensitive_requests if guesses guesses_path
  acl too_many sc_http_req_rate(0) gt ${all}
  acl too_many sc_http_req_rate(1) gt ${sensitive}
  http-request return status 429 content-type application/json string '${REFUSAL}' hdr Retry-After 60 if too_many
`;
}

function servicePart(places: Places, service: (typeof SERVICES)[number]): string {
  const servers = INSTANCES.map(
    (instance) => `  server ${service}${instance} 127.0.0.1:${places.services[instance][service]} check`,
  );
  return `listen ${service}
  bind 127.0.0.1:${places.balanced[service]}
  http-request disable-l7-retry unless METH_GET
  balance leastconn
  option httpchk GET /health/ready
${servers.join('\n')}
${inJson}
`;
}
