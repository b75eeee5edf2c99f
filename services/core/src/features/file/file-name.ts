const LONGEST = 255;
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu;

/** Makes a name safe in a header and on any disk: no folders, no control characters, limited length. */
export function cleanFileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? '';
  const plain = base
    // Remove control characters, direction marks and invisible characters, so that two different names cannot look the
    // same.
    .replaceAll(UNSEEN, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim();
  if (plain.length <= LONGEST) return plain;
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  // Remove half of a surrogate pair that the cut may have left.
  return plain.slice(0, LONGEST - extension.length).replace(/\p{Cs}$/u, '') + extension;
}

/** `Content-Disposition` header of a download, with the name in both forms (RFC 6266). */
export function attachmentHeader(given: string): string {
  const name = given.replaceAll(UNSEEN, '');
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
