import type { Knex } from 'knex';

/**
 * Letters of other scripts that look like those of plain addresses. From confusables.txt of Unicode Technical Standard 39
 * (version 13, © Unicode, Inc., https://www.unicode.org/license.txt), narrowed to one sign for one.
 */
const LOOK_ALIKES: ReadonlyArray<readonly [plain: string, alike: string]> = [
  ['2', 'ƧƨϨϩꙄꙅꝚꝛ'],
  ['3', 'ƷȜȝɜʒЗзӠӡⳌⳍꝪꝫꞫ'],
  ['4', 'Ꮞꮞ'],
  ['5', 'Ƽ'],
  ['6', 'БбᏮⳒⳓꮾ'],
  ['8', 'Ȣȣ'],
  ['9', 'ⳊⳋꝮꝯ'],
  ['a', 'ɑΑαАаᎪⱭꭺ'],
  ['b', 'ƄƅΒβВЬвьᏏᏴᏼꞴꞵꮟ'],
  ['c', 'СсᏟᴄⲤⲥꮯ'],
  ['d', 'ԀԁᎠᏧꭰꮷ'],
  ['e', 'ΕεЕеҼҽᎬꬲꭼ'],
  ['f', 'ϜϝՔքẝꞘꞙꬵ'],
  ['g', 'ƍɡԌԍՑցᏀᏳᏻᶃꞬꮐ'],
  ['h', 'ΗηНнҺһՀհᎻᏂⲎⲏꮋꮒ'],
  ['i', 'ıɩɪιіӏᎥꙆꙇꞮꭵ'],
  ['j', 'ʝͿϳЈјᎫꞲꭻ'],
  ['k', 'ΚκКкᏦⲔⲕꮶ'],
  ['l', 'ƖǀΙІӀᏞⲒⲓⳐⳑꮮ'],
  ['m', 'ΜμϺϻМмᎷⲘⲙꮇ'],
  ['n', 'ΝՈՌոռⲚⲛ'],
  ['o', 'ΟΣοσОоՕօᴏᴑⲞⲟꬽ'],
  ['p', 'ΡρРрᏢⲢⲣꮲ'],
  ['q', 'ԚԛԳԶգզ'],
  ['r', 'ƦʀГгᎡᎱᏒᴦⲄⲅꭇꭈꭱꮁꮢ'],
  ['s', 'ƽЅѕՏտᏕᏚꜱꮥꮪ'],
  ['t', 'ΤτТтᎢⲦⲧꭲ'],
  ['u', 'ƲʋυՍսᴜꞞꞟꭎꭒ'],
  ['v', 'νѴѵᏙᴠꮩ'],
  ['w', 'ƜɯѠѡԜԝԱաᎳᏔᴡꮃꮤ'],
  ['x', 'ΧχХхⲬⲭꞳꭓ'],
  ['y', 'ƔɣʏΓΥγУуҮүᎩᎽᶌỾỿⲨⲩꭚꭹꮍ'],
  ['z', 'ΖζᏃᴢꮓ𐋵'],
];

/**
 * What an address looks like: the same for addresses that people take for each other. Of the digits and letters of ASCII,
 * `1` and `l`, `0` and `o`, `rn` and `m`, `vv` and `w` are held alike in the domain only: before the @, people have both.
 */
export async function up(knex: Knex): Promise<void> {
  const signs = LOOK_ALIKES.flatMap(([plain, alike]) => Array.from(alike, (sign) => [sign, plain]));
  const from = signs.map(([sign]) => sign).join('');
  const to = signs.map(([, plain]) => plain).join('');
  await knex.raw(`
create function core.address_skeleton(address text) returns text
language sql immutable strict parallel safe
return (
  select split_part(plain, '@', 1) || '@' ||
    translate(replace(replace(split_part(plain, '@', 2), 'rn', 'm'), 'vv', 'w'), '10', 'lo')
  from (select translate(lower(normalize(address, NFKC) collate "C"), '${from}', '${to}') as plain) folded);
create index account_address_skeleton on core.account (core.address_skeleton(email::text))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index core.account_address_skeleton; drop function core.address_skeleton(text)');
}
