const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a value safe inside HTML text and quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Converts plain text to HTML, with links for web addresses. */
export function linkText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?])/)
    .map((part, position) => (position % 2 === 1 ? link(part) : escapeHtml(part)))
    .join('');
}

function link(address: string): string {
  const safe = escapeHtml(address);
  return `<a href="${safe}">${safe}</a>`;
}
