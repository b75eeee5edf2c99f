import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSTANCES, takePlaces, type Places } from '../places.ts';
import { haproxyConfig } from './haproxy.ts';

let places: Places;
beforeAll(async () => {
  places = await takePlaces('127.0.0.1', 8080);
});

describe('the balancer', () => {
  it('leads to both gateways and to both instances of each service, and checks them', () => {
    const config = haproxyConfig(places, undefined);
    for (const instance of INSTANCES) {
      expect(config).toContain(`gateway${instance} 127.0.0.1:${places.gateways[instance]} check`);
      for (const service of SERVICES)
        expect(config).toContain(
          `${service}${instance} 127.0.0.1:${places.services[instance][service]} check`,
        );
    }
  });

  it('counts requests only where there is a limit', () => {
    expect(haproxyConfig(places, undefined)).not.toContain('status 429');
    expect(haproxyConfig(places, { all: 10, sensitive: 2 })).toContain('sc_http_req_rate(0) gt 10');
  });

  it('no two parts have one port', () => {
    const taken = [
      ...Object.values(places.gateways),
      ...INSTANCES.flatMap((instance) => Object.values(places.services[instance])),
      ...Object.values(places.balanced),
      ...places.databases.flatMap(({ postgres, patroni }) => [postgres, patroni]),
      places.primary,
      places.pooler,
      places.bucket,
      places.metrics,
      ...Object.values(places.etcd),
      ...Object.values(places.inbox),
    ];
    expect(new Set(taken).size).toBe(taken.length);
  });
});

const HAPROXY = '/usr/sbin/haproxy';

describe.runIf(fs.existsSync(HAPROXY))('with the program', () => {
  let folder: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-balancer-'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it.each([undefined, { all: 6000, sensitive: 30 }])('the settings are accepted, limits %j', (limits) => {
    const file = path.join(folder, 'haproxy.cfg');
    fs.writeFileSync(file, haproxyConfig(places, limits));
    const { status, stderr } = spawnSync(HAPROXY, ['-c', '-f', file], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
