/**
 * `REQUIRE_MTA`: whether tissue is ordered only once a Material Transfer Agreement stands (decision 364); `on` unless told.
 * @throws with one line that names the variable
 */
export function readRequireMta(variables: Readonly<Record<string, string | undefined>>): boolean {
  const word = variables['REQUIRE_MTA'] || 'on';
  if (word !== 'on' && word !== 'off') throw new Error('REQUIRE_MTA: must be on or off');
  return word === 'on';
}
