// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeProvided } from './provided-loader.ts';
import { CHUNKED, providedModules, sharedModules } from './sharing.ts';

const entriesOfPackage = (): string[] => {
  const file = path.join(import.meta.dirname, '../package.json');
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: object };
  return Object.keys(exports).map((entry) => `@portal/shared-ui${entry.slice(1)}`);
};

test('every entry of shared-ui is provided to the apps, save for those of developers', () => {
  const { now, later } = providedModules(false);
  const provided = Object.keys({ ...now, ...later });
  expect(entriesOfPackage().filter((entry) => !provided.includes(entry))).toEqual([
    '@portal/shared-ui/build',
    '@portal/shared-ui/gallery',
    '@portal/shared-ui/testing',
  ]);
});

test('a chunk that sub-paths share is named after none that is gone', () => {
  const later = Object.keys(providedModules(false).later);
  expect(CHUNKED.filter((name) => !later.includes(name))).toEqual([]);
});

test('whatever an app takes from the shell by name is there when the app is', () => {
  const wanted = Object.keys(sharedModules(false)).filter((name) => !name.endsWith('/'));
  expect(Object.keys(providedModules(false).now).toSorted()).toEqual(wanted.toSorted());
});

test('an app is given one copy, and refused where it asks for another version', () => {
  const source = writeProvided({
    now: { react: '19.3.1' },
    later: { '@portal/shared-ui/upload': '1.0.0', '@portal/shared-ui/table': '1.0.0' },
  });
  expect(source).toContain('import * as module0 from "react";');
  expect(source).toContain(
    '"react": { version: "19.3.1", shareConfig: {"singleton":true,"requiredVersion":"^19.3.1","strictVersion":true}, lib: () => module0 }',
  );
  expect(source).toContain('get: () => import("@portal/shared-ui/upload").then((module) => () => module) }');
  expect(source).toContain(
    'get: () => import(/* webpackChunkName: "lists" */ "@portal/shared-ui/table").then(',
  );
});
