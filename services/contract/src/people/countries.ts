/** Country codes (ISO 3166-1 alpha-2), and parsing of the country list in the foundation's settings. */

/** All countries; `Intl.DisplayNames` provides the name in the reader's language. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE ' +
  'GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM ' +
  'KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY ' +
  'MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE ' +
  'SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC ' +
  'VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Country domains that anyone may register, whatever their country. */
const SOLD_EVERYWHERE = ['AI', 'CC', 'CO', 'FM', 'GG', 'IO', 'LA', 'ME', 'SH', 'TK', 'TV', 'WS'];
/** Top-level domains that differ from their country's code, or that only one country uses. */
const OTHER_ENDINGS: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['edu', 'US'],
  ['gov', 'US'],
  ['mil', 'US'],
]);

/** The country that a mail domain's ending indicates, or null: `uni-weidental.de` is DE, `health.org` none. */
export function countryOfDomain(domain: string): string | null {
  const ending = domain.toLowerCase().split('.').at(-1) ?? '';
  const code = ending.toUpperCase();
  const other = OTHER_ENDINGS.get(ending);
  if (other !== undefined) return other;
  return COUNTRY_CODES.includes(code) && !SOLD_EVERYWHERE.includes(code) ? code : null;
}

/** Common names that `Intl` does not use. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  'russian federation': 'RU',
  'democratic people’s republic of korea': 'KP',
  turkey: 'TR',
  burma: 'MM',
  'ivory coast': 'CI',
  'united states of america': 'US',
};

const knownNames = (): Map<string, string> => {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const names = COUNTRY_CODES.map((code): [string, string] => [
    (english.of(code) ?? code).toLowerCase().replace('&', 'and'),
    code,
  ]);
  return new Map([...names, ...Object.entries(OTHER_NAMES)]);
};

/**
 * Country codes in a setting such as `China (including Hong Kong and Macau)`; codes are accepted too. Unknown names are
 * ignored.
 */
export function listedCountryCodes(listed: readonly string[]): string[] {
  const names = knownNames();
  const codes = listed.flatMap((entry) => {
    const whole = entry.trim().toLowerCase();
    const parts = [whole, ...whole.split(/[(),]|\bincluding\b|\band\b/)].map((part) => part.trim());
    return parts.flatMap((part) => {
      const code = part.toUpperCase();
      return names.get(part) ?? (COUNTRY_CODES.includes(code) ? code : []);
    });
  });
  return [...new Set(codes)].toSorted();
}
