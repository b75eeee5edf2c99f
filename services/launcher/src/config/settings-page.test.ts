import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { readConfig } from './config.ts';
import {
  EXAMPLE_FILE,
  listSections,
  SETTINGS_PAGE,
  writeExampleFile,
  writeSettingsPage,
} from './settings-page.ts';
import { GROUPS, PORTAL_SECTIONS, portalVariables } from './variables.ts';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

it('the page and the example file are those of the variables; else `npm run docs:configuration`', () => {
  expect(read(SETTINGS_PAGE)).toBe(writeSettingsPage());
  expect(read(EXAMPLE_FILE)).toBe(writeExampleFile());
});

it('every variable of the portal is on the page, with its meaning and what happens without it', () => {
  const settings = listSections().flatMap((section) => section.settings);
  expect(settings.map(({ name }) => name)).toEqual([
    ...Object.keys(portalVariables.shape),
    ...Object.values(GROUPS).flatMap(({ needed, free }) => [...Object.keys(needed), ...Object.keys(free)]),
  ]);
  const own = new Set(Object.values(PORTAL_SECTIONS).flatMap((section) => Object.keys(section)));
  expect(
    settings.filter(({ name, description, without }) => own.has(name) && !(description && without)),
  ).toEqual([]);
});

it('every rule that is set reaches a service or the gateway', () => {
  const given = {
    CONFIRMED_MEMBERS_ONLY: 'no',
    WEBHOOK_TEST_RECEIVER: 'http://127.0.0.1:9000',
    SECOND_FACTOR_ROLES: 'superuser,sbso',
    IDENTITY_PROVIDERS: '[]',
    SESSION_IDLE_MINUTES: '30',
    SAMPLE_ALTERNATIVES: 'yes',
    REQUIRE_MTA: 'off',
    REVIEW_DAYS: '7',
    REVIEW_REMINDERS: 'daily',
    ACCESS_MEND: 'auto',
    HEALTH_CHECK_MINUTES: '1',
    RELEASE_LEAST_SESSIONS: '50',
    LIMIT_ALL: '1/1',
    LIMIT_SENSITIVE: '1/1',
    LIMIT_KEY: '1/1',
    LIMIT_CONNECTIONS: '1',
    LIMIT_AT_ONCE: '1',
    LIMIT_TRANSFERS: '1',
    MAIL_FROM: 'portal@example.org',
  };
  const { Rules, Limits, Email } = PORTAL_SECTIONS;
  expect(Object.keys(given).toSorted()).toEqual(Object.keys({ ...Rules, ...Limits, ...Email }).toSorted());
  const { gateway, core, outside } = readConfig(given, '/portal');
  expect({ ...gateway, ...core, ...outside }).toEqual(given);
});

it('the defaults of the example file are values that the portal takes', () => {
  const values = Object.fromEntries(
    [...writeExampleFile().matchAll(/^#([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const own = Object.keys(portalVariables.shape).filter((name) => values[name] !== undefined);
  expect(own.length).toBeGreaterThan(15);
  expect(() =>
    readConfig(Object.fromEntries(own.map((name) => [name, values[name]])), '/portal'),
  ).not.toThrow();
});
