/**
 * Reads `REQUIRE_MTA`: whether tissue can be ordered only with a valid Material Transfer Agreement (decision 364); by
 * default `on`.
 * @throws with one line that names the variable
 */
export function readRequireMta(variables: Readonly<Record<string, string | undefined>>): boolean {
  const word = variables['REQUIRE_MTA'] || 'on';
  if (word !== 'on' && word !== 'off') throw new Error('REQUIRE_MTA: must be on or off');
  return word === 'on';
}
