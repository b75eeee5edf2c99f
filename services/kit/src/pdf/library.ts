import { createRequire } from 'node:module';
import path from 'node:path';
import type pdfmake from 'pdfmake';
import { orderLines } from './order-lines.ts';

const load = createRequire(import.meta.url);
/** Roboto has the letters of names from Łódź to Αθήνα; it comes with the library. Other scripts: `anyScript`. */
const fontFolder = path.join(path.dirname(load.resolve('pdfmake/package.json')), 'fonts/Roboto');
const font = (style: string): string => path.join(fontFolder, `Roboto-${style}.ttf`);

/** The library, and where it looks for the file of a font: documented by it, yet left out of its types. */
export type PdfLibrary = typeof pdfmake & {
  readonly virtualfs: { writeFileSync(name: string, content: Buffer): void };
};

let library: PdfLibrary | undefined;

/** The library that draws documents. It is loaded with the first of them: it takes a tenth of a service's start. */
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
  // A document is made of words alone: it fetches nothing, and reads no file but its fonts.
  loaded.setUrlAccessPolicy(() => false);
  loaded.setLocalAccessPolicy((file) => path.dirname(path.resolve(file)) === fontFolder);
  orderLines();
  return loaded;
}
