/** Text of a catalogue with plain values in the places that it names; `<Phrase>` takes elements too. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
