/** Lines of plain text as paragraphs; '' for nothing. */
export function plainToHtml(text: string): string {
  if (text.trim() === '') return '';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
