import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  RELATIONSHIPS,
  WORKBOOK_PARTS,
  writeContentTypes,
  writeRelationships,
  writeZip,
  type ZipPart,
} from '../../../testing/archives.ts';
import { checkArchive } from './check-archive.ts';
import type { ArchiveFault } from './verdict.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workbooks-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** @param parts take the place of those of the same name */
async function check(parts: readonly ZipPart[], left: readonly ZipPart[] = WORKBOOK_PARTS) {
  const place = path.join(folder, 'book.xlsx');
  const remaining = left.filter(({ name }) => !parts.some((part) => part.name === name));
  await writeFile(place, writeZip([...remaining, ...parts]));
  return checkArchive({ path: place, isWorkbook: true });
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const SHEET_ML = `${OFFICE}.spreadsheetml`;
const SHEET_RELATIONS = 'xl/worksheets/_rels/sheet1.xml.rels';
const BOOK_RELATIONS = 'xl/_rels/workbook.xml.rels';
const sheet = (content: string): ZipPart => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<worksheet>${content}</worksheet>`,
});
const formula = (text: string): ZipPart => sheet(`<c r="A1"><f>${text}</f><v>1</v></c>`);
const book = (content: string | Buffer): ZipPart => ({ name: 'xl/workbook.xml', content });
const names = (definition: string): ZipPart =>
  book(`<workbook><definedNames>${definition}</definedNames></workbook>`);

const HARMLESS: readonly (readonly [string, readonly ZipPart[]])[] = [
  ['of a table alone', []],
  [
    'with styles, texts, a picture, a comment, settings of a printer and properties',
    [
      writeContentTypes({
        'xl/styles.xml': `${SHEET_ML}.styles+xml`,
        'xl/sharedStrings.xml': `${SHEET_ML}.sharedStrings+xml`,
        'xl/comments1.xml': `${SHEET_ML}.comments+xml`,
        'xl/media/image1.png': 'image/png',
        'xl/drawings/vmlDrawing1.vml': `${OFFICE}.vmlDrawing`,
        'xl/printerSettings/printerSettings1.bin': `${SHEET_ML}.printerSettings`,
        'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
      }),
      ...['xl/styles.xml', 'xl/sharedStrings.xml', 'xl/comments1.xml', 'docProps/core.xml'].map((name) => ({
        name,
        content: '<x/>',
      })),
      { name: 'xl/media/image1.png', content: 'a picture' },
      { name: 'xl/drawings/vmlDrawing1.vml', content: '<xml><br></xml>' },
      { name: 'xl/printerSettings/printerSettings1.bin', content: 'A4' },
      writeRelationships(BOOK_RELATIONS, [
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', '/xl/styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    ],
  ],
  [
    'with links that a person follows',
    [
      writeRelationships(SHEET_RELATIONS, [
        ['hyperlink', 'https://example.org/a?b=1', 'External'],
        ['hyperlink', 'mailto:data@example.org', 'External'],
        ['hyperlink', '#Sheet2!A1:B2'],
      ]),
    ],
  ],
  ['with formulas', [formula('IF(A1=&quot;a|b&quot;,SUM(Table1[Score]),&quot;call(x)&quot;)')]],
  ['with the name of a range', [names('<definedName name="_xlnm.Print_Area">Sheet1!$A$1</definedName>')]],
  [
    'of the strict edition',
    [
      writeRelationships('_rels/.rels', [
        ['http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument', 'xl/workbook.xml'],
      ]),
    ],
  ],
];
it.each(HARMLESS)('takes a workbook %s [P2-04]', async (_what, parts) => {
  expect(await check(parts)).toEqual({ fault: null, name: '' });
});

const UTF16 = Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><workbook/>', 'utf16le');
const REFUSED: readonly (readonly [string, ArchiveFault, readonly ZipPart[]])[] = [
  ['with macros', 'active', [{ name: 'xl/vbaProject.bin', content: 'x' }]],
  [
    'with macros under another name',
    'active',
    [
      writeContentTypes({ 'xl/theme/theme1.bin': 'application/vnd.ms-office.vbaProject' }),
      { name: 'xl/theme/theme1.bin', content: 'x' },
    ],
  ],
  [
    'with macros that call themselves settings of a printer',
    'active',
    [
      writeContentTypes({ 'xl/printerSettings1.bin': `${SHEET_ML}.printerSettings` }),
      { name: 'xl/printerSettings1.bin', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
    ],
  ],
  [
    'tied to macros',
    'active',
    [
      writeRelationships(BOOK_RELATIONS, [
        ['http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'sharedStrings.xml'],
      ]),
    ],
  ],
  [
    'that is one for macros by its type',
    'active',
    [writeContentTypes({ 'xl/workbook.xml': 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' })],
  ],
  ['whose main part is none', 'no_workbook', [writeContentTypes({ 'xl/workbook.xml': 'application/xml' })]],
  ['with another file in it', 'active', [{ name: 'xl/embeddings/oleObject1.bin', content: 'x' }]],
  [
    'with links to other files',
    'active',
    [
      writeContentTypes({ 'xl/externalLinks/externalLink1.xml': `${SHEET_ML}.externalLink+xml` }),
      { name: 'xl/externalLinks/externalLink1.xml', content: '<externalLink><ddeLink/></externalLink>' },
    ],
  ],
  ...(
    [
      ['links to other files', 'externalLink', 'externalLinks/externalLink1.xml', undefined],
      ['connections', 'connections', 'connections.xml', undefined],
      ['a query', 'queryTable', '../queryTables/queryTable1.xml', undefined],
      ['an object', 'oleObject', 'x.bin', undefined],
      ['a control', 'control', '../activeX/activeX1.xml', undefined],
      ['a picture of another host', 'image', 'https://example.org/seen.png', 'External'],
      ['a sheet of another host', 'worksheet', '//example.org/sheet1.xml', undefined],
      ['a link to a program', 'hyperlink', 'file:///C:/Windows/System32/cmd.exe', 'External'],
      ['a link to a share', 'hyperlink', String.raw`\\example.org\x`, 'External'],
      ['a script', 'hyperlink', 'javascript:x()', undefined],
    ] as const
  ).map(
    ([what, type, target, mode]) =>
      [
        `tied to ${what}`,
        'active',
        [writeRelationships(SHEET_RELATIONS, [mode ? [type, target, mode] : [type, target]])],
      ] as const,
  ),
  [
    'with buttons of its own',
    'active',
    [
      writeRelationships('_rels/.rels', [
        ['officeDocument', 'xl/workbook.xml'],
        ['http://schemas.microsoft.com/office/2006/relationships/ui/extensibility', 'customUI/customUI.xml'],
      ]),
      { name: 'customUI/customUI.xml', content: '<customUI/>' },
    ],
  ],
  [
    'with relationships written in another way',
    'active',
    [
      {
        name: SHEET_RELATIONS,
        content: `<r:Relationships xmlns:r="x"><r:Relationship Type='${RELATIONSHIPS}/&#99;onnections' Target="c.xml" Id="a"/></r:Relationships>`,
      },
    ],
  ],
  ['that asks a program by DDE', 'active', [formula('cmd|&apos;/c calc&apos;!A0')]],
  ['that does so in a quoted name', 'active', [formula('&apos;cmd|/c calc&apos;!A0')]],
  ['that does so in CDATA', 'active', [formula('<![CDATA[cmd|]]>&apos;/c calc&apos;!A0')]],
  ['that reads from the network', 'active', [formula('_xlfn.WEBSERVICE(&quot;https://example.org&quot;)')]],
  [
    'that calls a library',
    'active',
    [names('<definedName name="a">CALL(&quot;k&quot;,&quot;x&quot;)</definedName>')],
  ],
  ['with a macro in a name', 'active', [names('<definedName name="a" xlm="1">Sheet1!A1</definedName>')]],
  ['with a part of no known type', 'active', [{ name: 'xl/data.json', content: '{}' }]],
  ['with a type declared twice', 'unreadable', [writeContentTypes({ 'XL/workbook.xml': 'application/xml' })]],
  ['in another encoding', 'unreadable', [book(UTF16)]],
  ['that declares it', 'unreadable', [book('<?xml version="1.0" encoding="utf-7"?><workbook/>')]],
  ['with entities', 'unreadable', [book('<!DOCTYPE x [<!ENTITY a "b">]><workbook/>')]],
  ['that is no XML', 'unreadable', [book('<workbook>')]],
];
it.each(REFUSED)('refuses a workbook %s: %s [P2-04]', async (_what, fault, parts) => {
  expect(await check(parts)).toMatchObject({ fault });
});

it('refuses a workbook without its table of contents, or without a workbook [P2-04]', async () => {
  expect(await check([], WORKBOOK_PARTS.slice(1))).toMatchObject({ fault: 'no_workbook' });
  expect(await check([], WORKBOOK_PARTS.slice(0, 2))).toMatchObject({ fault: 'no_workbook' });
});
