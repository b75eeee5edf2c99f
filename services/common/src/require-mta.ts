/**
 * `REQUIRE_MTA`: whether tissue is ordered only once a Material Transfer Agreement is valid (decision 364); `on` by default.
 * @throws with one line that names the variable
 */
export function readRequireMta(variables: Readonly<Record<string, string | undefined>>): boolean {
  const word = variables['REQUIRE_MTA'] || 'on';
  if (word !== 'on' && word !== 'off') throw new Error('REQUIRE_MTA: must be on or off');
  return word === 'on';
}
