import { TISSUE_STORAGES } from '@portal/contract/donors';
import { readWish, type TissueWish } from '@portal/contract/tissue-wish';
import type { OrderForm } from '@portal/contract/types';
import { fill, Panel, Text } from '@portal/shared-ui';
import { wishedColumns, wishedTargets } from '../model/order-table.ts';
import { writeAmount, writeTissue } from '../model/order-values.ts';
import { order as words } from '#texts/order';

interface WishPanelProps {
  form: OrderForm;
  /** True if the table starts with the wish, so that staff need to know how it was read. */
  isFilledIn: boolean;
}

/** The researcher's wish in their own words, how it was parsed, and what was not understood. */
export function WishPanel({ form, isFilledIn }: WishPanelProps) {
  const { wish } = form;
  const given = [wish.brain_area, writeStorage(wish), wish.tissue_needed].filter(
    (text) => text.trim() !== '',
  );
  if (given.length === 0) return null;
  const reading = readWish(wish);
  const targets = isFilledIn ? wishedTargets(reading) : [];
  const isCounted = wishedColumns(form.donors, reading).every(({ unit }) => unit === reading.amount?.unit);
  return (
    <Panel p="4">
      <Text fontWeight="semibold">{words.wish.title}</Text>
      <Text as="blockquote" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {given.join(' · ')}
      </Text>
      {targets.length > 0 ? (
        <Text mt="2" color="fg.muted">
          {fill(words.wish.understood, {
            what: targets
              .map(({ column, amount, size }) =>
                fill(size === '' ? words.wish.target : words.wish.targetOfSize, {
                  amount: writeAmount(amount, column.unit),
                  size,
                  tissue: writeTissue(column),
                }),
              )
              .join('; '),
          })}
        </Text>
      ) : null}
      {targets.length > 0 && !isCounted ? <Text mt="2">{words.wish.otherUnit}</Text> : null}
      {(isFilledIn ? reading.unread : []).map((name) => (
        <Text key={name} mt="2" fontWeight="semibold">
          {fill(words.wish.unread, { text: name === 'storage' ? writeStorage(wish) : wish[name] })}
        </Text>
      ))}
    </Panel>
  );
}

const writeStorage = ({ storage }: TissueWish): string => {
  const known = TISSUE_STORAGES.find((one) => one === storage);
  return known ? words.piece[known] : storage;
};
