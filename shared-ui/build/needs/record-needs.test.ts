// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryFiles, presentApi } from '../api.ts';
import { findFilesBehind } from './facade-sources.ts';
import { recordNeeds, recordPromise } from './record-needs.ts';

let folder: string;
let page: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-needs-'));
  page = path.join(folder, 'Page.tsx');
  writeFileSync(
    page,
    `import { Box, type BoxProps } from '@portal/shared-ui';
     import { useApi } from '@portal/shared-ui/data';
     import { RequestStatusBadge } from '@portal/shared-ui/request-status';
     export function Component() {
       const { data } = useApi('GET /request/{id}/', { params: { id: 1 } });
       return <Box><RequestStatusBadge request={data} />{data?.owner.display_name}</Box>;
     }`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an app needs the endpoints that it names, with the fields that it reads', () => {
  const needs = recordNeeds({ name: 'mfe-example', role: 'remote' }, [page]);
  expect(Object.keys(needs.endpoints)).toEqual(['GET /request/{id}/']);
  const { answered } = needs.endpoints['GET /request/{id}/'] ?? {};
  expect(answered).toHaveProperty(['owner.display_name']);
  expect(answered).not.toHaveProperty(['review_users']);
});

test('it needs what the components of shared-ui read that it hands an object to', () => {
  const needs = recordNeeds({ name: 'mfe-example', role: 'remote' }, [page]);
  expect(needs.endpoints['GET /request/{id}/']?.answered).toHaveProperty(['status']);
});

test('it needs names of shared-ui, and exposes what the shell demands', () => {
  const { sharedUi, exposes } = recordNeeds({ name: 'mfe-example', role: 'remote' }, [page], '1.4.0');
  expect(sharedUi).toEqual({
    version: '1.4.0',
    entries: { '.': ['Box'], './data': ['useApi'], './request-status': ['RequestStatusBadge'] },
  });
  expect(exposes).toEqual(recordPromise().demands);
});

test('the shell promises the names that shared-ui has, and takes none of them as an app does', () => {
  const { sharedUi } = recordPromise();
  expect(sharedUi.entries['./data']).toEqual(presentApi()['./data']?.values);
  expect(recordNeeds({ name: 'shell', role: 'host' }, [page])).not.toHaveProperty('sharedUi');
});

test('behind a name are the files that make it, and not those of its neighbors', () => {
  const entry = entryFiles()['./file-links'] ?? '';
  const names = [...findFilesBehind(entry, ['DocumentLink'])].map((file) => path.basename(file));
  expect(names).toContain('DocumentLink.tsx');
  expect(names).toContain('file-download.ts');
  expect(names.length).toBeLessThan(findFilesBehind(entry, ['*']).size);
});
