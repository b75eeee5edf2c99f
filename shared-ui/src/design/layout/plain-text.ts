/** The words of sanitized HTML. Parsed, not shown: nothing in it runs or loads. */
export function plainText(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html;
  const document = new DOMParser().parseFromString(
    html.replace(/<(\/p|br\s*\/?|\/li)>/gi, '$&\n'),
    'text/html',
  );
  return (document.body.textContent ?? '').trim();
}
