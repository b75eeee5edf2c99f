import { createRequire } from 'node:module';
import path from 'node:path';
import type pdfmake from 'pdfmake';
import { orderLines } from './order-lines.ts';

const load = createRequire(import.meta.url);
/** Roboto comes with the library and has the letters of names from Łódź to Αθήνα. For other scripts see `anyScript`. */
const fontFolder = path.join(path.dirname(load.resolve('pdfmake/package.json')), 'fonts/Roboto');
const font = (style: string): string => path.join(fontFolder, `Roboto-${style}.ttf`);

/** The library with its virtual file system for fonts, which is documented but missing in its types. */
export type PdfLibrary = typeof pdfmake & {
  readonly virtualfs: { writeFileSync(name: string, content: Buffer): void };
};

let library: PdfLibrary | undefined;

/** The library that draws documents, loaded with the first document: loading takes a tenth of a service's start. */
export function pdfLibrary(): PdfLibrary {
  library ??= loadLibrary();
  return library;
}

function loadLibrary(): PdfLibrary {
  const loaded = load('pdfmake') as PdfLibrary;
  loaded.setFonts({
    Roboto: {
      normal: font('Regular'),
      bold: font('Medium'),
      italics: font('Italic'),
      bolditalics: font('MediumItalic'),
    },
  });
  // Documents contain only text, so the library may fetch nothing and read no file except its fonts.
  loaded.setUrlAccessPolicy(() => false);
  loaded.setLocalAccessPolicy((file) => path.dirname(path.resolve(file)) === fontFolder);
  orderLines();
  return loaded;
}
