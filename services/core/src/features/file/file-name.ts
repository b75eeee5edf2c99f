const LONGEST = 255;

/** A name that is safe in a header and on any disk: no folders, no control characters, not too long. */
export function cleanFileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? '';
  const plain = base
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim();
  if (plain.length <= LONGEST) return plain;
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, LONGEST - extension.length) + extension;
}

/** `Content-Disposition` of a download, with the name in both of its forms (RFC 6266). */
export function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
