/** Writes a PDF of one page with plain lines: the smallest one that every viewer opens. */
export function writePdf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) =>
    line
      .replaceAll('’', "'")
      .replaceAll(/[\\()]/g, String.raw`\$&`)
      .replaceAll(/[^ -~\u00a0-\u00ff]/g, '-'),
  );
  const drawn = escaped.map((line) => `(${line}) Tj T*`).join('\n');
  const stream = `BT /F1 11 Tf 16 TL 72 720 Td\n${drawn}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
