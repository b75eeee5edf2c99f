/**
 * Parses a researcher's description of the wanted tissue, without guessing. Answers not understood
 * completely are listed in `unread` for the person who orders: a wrong reading costs tissue that cannot be replaced.
 */
import {
  BRAIN_REGIONS,
  TISSUE_STORAGES,
  type BrainRegion,
  type Hemisphere,
  type TissueStorage,
  type TissueUnit,
} from './donors.ts';

/** Three answers of a tissue request, as entered. */
export interface TissueWish {
  readonly brain_area: string;
  readonly tissue_needed: string;
  readonly storage: string;
}

export interface WishedRegion {
  readonly region: BrainRegion;
  /** Null for either hemisphere. */
  readonly hemisphere: Hemisphere | null;
}
export interface WishedAmount {
  readonly amount: number;
  readonly unit: TissueUnit;
  /** Size of each block, such as '1 cm'; '' for none. */
  readonly size: string;
}
export interface WishReading {
  readonly regions: readonly WishedRegion[];
  readonly storage: TissueStorage | null;
  /** Amount from each donor. */
  readonly amount: WishedAmount | null;
  /** Answers that were given but not understood. */
  readonly unread: readonly (keyof TissueWish)[];
}

const tidy = (text: string): string => text.trim().replace(/[.;]$/, '').replaceAll(/\s+/g, ' ').toLowerCase();

function readRegion(text: string): WishedRegion | undefined {
  const [, side, name = ''] = /^(?:(left|right) )?(?:the )?(.+)$/.exec(text.trim()) ?? [];
  const region = BRAIN_REGIONS.find((one) => one !== 'Other' && one.toLowerCase() === name);
  if (region === undefined) return undefined;
  if (side === undefined) return { region, hemisphere: null };
  return { region, hemisphere: side === 'left' ? 'Left Hemisphere' : 'Right Hemisphere' };
}

/** All areas or none: half of a list would look like all of it. */
function readRegions(text: string): readonly WishedRegion[] {
  const found = tidy(text)
    .split(/,\s*and\s|,|;|&|\sand\s/)
    .map(readRegion);
  return found.every((one) => one !== undefined) ? found : [];
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const readNumber = (word: string): number =>
  NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word.replace(',', '.'));

const AMOUNT = new RegExp(
  String.raw`^(\d+(?:[.,]\d{1,2})?|${NUMBERS.join('|')}) ?(mg|milligrams?|g|grams?|blocks?)` +
    String.raw`(?: of (\d+(?:[.,]\d+)? ?(?:cm|mm)))?(?: (frozen|fixed))?(?: tissue)?` +
    String.raw`,? (?:(?:of|from|for) each(?: donor)?|per donor|(?:of|from|for) every donor|each)$`,
);

/** Only an amount per donor: a bare amount may mean the total. */
function readAmount(text: string, storage: TissueStorage | null): WishedAmount | null {
  const [, number, word, size = '', kind] = AMOUNT.exec(tidy(text)) ?? [];
  if (number === undefined || word === undefined) return null;
  if (kind !== undefined && kind !== storage) return null;
  const isBlocks = word.startsWith('block');
  if (size !== '' && !isBlocks) return null;
  const value = readNumber(number);
  const amount = word.startsWith('m') ? value / 1000 : value;
  if (!(amount > 0) || (isBlocks && !Number.isInteger(amount))) return null;
  return { amount, unit: isBlocks ? 'blocks' : 'g', size };
}

export function readWish(wish: TissueWish): WishReading {
  const regions = readRegions(wish.brain_area);
  const storage = TISSUE_STORAGES.find((one) => one === wish.storage) ?? null;
  const amount = readAmount(wish.tissue_needed, storage);
  const isUnread = {
    brain_area: regions.length === 0,
    tissue_needed: amount === null,
    storage: storage === null,
  } as const;
  const unread = (['brain_area', 'tissue_needed', 'storage'] as const).filter(
    (name) => isUnread[name] && wish[name].trim() !== '',
  );
  return { regions, storage, amount, unread };
}

/** Words in region names that indicate a location; regions that share one are near each other. */
const NEAR_WORDS = ['temporal', 'cortex', 'thalamus'];

/** Whether tissue of one region may replace that of the other, judging by their names. */
export const areNear = (one: string, other: string): boolean =>
  one !== other &&
  NEAR_WORDS.some((word) => one.toLowerCase().includes(word) && other.toLowerCase().includes(word));
