/** An IRB letter as a researcher would upload it: a small valid PDF. */

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
];

export function letterPdf(): Buffer<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const offsets = OBJECTS.map((content, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${content}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${OBJECTS.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const inYears = (years: number): string => `${new Date().getUTCFullYear() + years}-06-30`;

/** The answers about the letter that the project stores. */
export const PROJECT_IRB = {
  designation: 1,
  approval_date: inYears(-1),
  renewal_date: inYears(2),
} as const;
