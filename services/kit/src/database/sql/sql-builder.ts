/** Collects the values of one statement. Texts are ours; every value from outside goes through `bind`. */
export class SqlValues {
  readonly values: unknown[] = [];
  /** Names of the values in order; undefined for values without one. */
  readonly names: (string | undefined)[] = [];
  readonly #seen = new Map<string, string>();

  /** @returns the placeholder of `value`, `$n` */
  bind(value: unknown): string {
    this.values.push(value);
    this.names.push(undefined);
    return `$${this.values.length}`;
  }

  /** As `bind`, but only once for each `name`, such as `:actor_id` in a policy's SQL. */
  named(name: string, value: unknown): string {
    const known = this.#seen.get(name);
    if (known) return known;
    const placeholder = this.bind(value);
    this.names[this.names.length - 1] = name;
    this.#seen.set(name, placeholder);
    return placeholder;
  }
}

/** A pattern that contains `text` literally: `%`, `_` and `\` are escaped. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
