import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { drawMails, type GalleryMail } from './draw-mails.ts';

/** Letters: staff write them, and the composer shows them before they are sent. */
const LETTERS: Readonly<Record<string, string>> = {
  'core/src/features/institution/decision.mail.ts': 'template',
  'core/src/features/email/email.commands.ts': 'mail.email_template',
  'researcher/src/features/request-deciding/decision/decide.ts': 'findTemplate',
  'researcher/src/features/request-deciding/decision/preview.ts': 'findTemplate',
  'researcher/src/features/dataset/dataset-mail.ts': "'dataset_mail'",
};

/** Texts of the source that name the template of an email, with the file in which each is. */
function* findTemplates(): Generator<readonly [file: string, written: string]> {
  const services = path.join(ROOT, 'services');
  for (const file of fs.globSync('{core,researcher,staff,tissue}/src/features/**/*.ts', { cwd: services })) {
    if (/\.(test|fixtures?)\.ts$/.test(file)) continue;
    const source = fs.readFileSync(path.join(services, file), 'utf8');
    if (
      !/sendMail|queueMail|notifyByMail|mailAgreementNews|notifyPerson|notifyOf|sendAccountMail|sendLink|MailRequested/.test(
        source,
      )
    )
      continue;
    for (const [, written = ''] of source.matchAll(/\btemplate: ('[a-z_]+'|`[^\n`]+`(?:\})?`?|[\w.[\]]+)/g))
      yield [file, written];
  }
}

let drawn: GalleryMail[] = [];
beforeAll(async () => {
  drawn = await drawMails();
}, 60_000);

test('the gallery shows every email that a service writes', () => {
  const shown = new Set(drawn.flatMap(({ shortest }) => shortest.map(({ template }) => template)));
  const missing = [...findTemplates()].filter(([file, written]) => {
    const letter = LETTERS[file];
    if (letter !== undefined && (letter === 'template' || written.startsWith(letter))) return false;
    if (written.startsWith("'")) return !shown.has(written.slice(1, -1));
    // A template that is put together shows by its constant beginning; one that is handed on is named by the caller.
    const beginning = /^`([a-z_]+)/.exec(written)?.[1];
    return beginning !== undefined && ![...shown].some((template) => template.startsWith(beginning));
  });
  expect(missing).toEqual([]);
  expect(shown.size).toBeGreaterThan(45);
});

test('each is drawn with the least and with the most data, and nothing of the program is in it', () => {
  const faults = drawn.flatMap(({ title, shortest, longest }) => {
    const few = shortest.map(({ template }) => template).join(', ');
    const many = longest.map(({ template }) => template).join(', ');
    const words = [...shortest, ...longest].map(({ subject, text }) => `${subject}\n${text}`).join('\n');
    return [
      ...(few === '' || few !== many ? [`${title}: sent ${few}, then ${many}`] : []),
      ...(words.match(/undefined|NaN|null|\[object|Invalid Date|\{[a-z]+\}/g) ?? []).map(
        (fault) => `${title}: ${fault}`,
      ),
    ];
  });
  expect(faults).toEqual([]);
});
