/** Fixtures with which the authorization matrix calls the endpoints of releases. */
import type { MatrixOptions } from '@portal/kit/testing';
import type { Factories } from './index.ts';

type Part = Required<Pick<MatrixOptions, 'fixtures' | 'samples' | 'accessOnly'>>;

let sequence = 0;
/** These calls ask a gateway first, and the test has none. */
const asksGateway = { because: 'a gateway is asked first; release.test.ts', may: [503] };

export function releaseMatrix(build: Factories): Part {
  const insert = async (text: string, values: readonly unknown[] = []): Promise<number> =>
    (await build.sql<{ id: number }>(`${text} returning id`, values))[0]?.id ?? 0;
  return {
    fixtures: {
      release: {
        tried: () =>
          insert(
            `insert into core.release (app, version, previous, canary_version, canary_share, canary_since)
             values ($1, 'v1', 'v0', 'v2', 0.1, now())`,
            [`app-${(sequence += 1)}`],
          ),
      },
      'release-switch': {
        default: () =>
          insert(
            "insert into core.release_switch (app, kind, to_version, cause) values ('shell', 'deployed', 'v2', 'command')",
          ),
      },
    },
    samples: {
      'POST /internal/release-visit/': () => ({
        body: {
          counts: [
            {
              app: 'shell',
              version: 'v1',
              loads: 1,
              errors: 0,
              failed: 0,
              lcp: 900,
              inp: null,
              cls: 0,
              trial: null,
            },
          ],
        },
      }),
    },
    accessOnly: {
      'POST /release/{id}/promote/': asksGateway,
      'POST /release/{id}/rollback/': asksGateway,
      'GET /release-health/': { because: 'for everyone in its roles; release.test.ts' },
      'POST /internal/release-visit/': { because: 'the gateway alone reaches it' },
    },
  };
}
