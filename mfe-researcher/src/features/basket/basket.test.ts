import { afterEach, expect, it } from 'vitest';
import { basketCodes, emptyBasket, putIntoBasket, takeFromBasket } from './basket.ts';

afterEach(() => localStorage.clear());

it('keeps codes once, over a new page, until it is emptied', () => {
  putIntoBasket('DS0012');
  putIntoBasket('DS0007');
  putIntoBasket('DS0012');
  expect(basketCodes()).toEqual(['DS0012', 'DS0007']);
  expect(localStorage.getItem('portal.basket')).toBe('["DS0012","DS0007"]');
  takeFromBasket('DS0012');
  expect(basketCodes()).toEqual(['DS0007']);
  emptyBasket();
  expect([basketCodes(), localStorage.getItem('portal.basket')]).toEqual([[], null]);
});

it.each(['{', '"DS0001"', '[1, {"a": 2}, "<b>", "DS1; drop"]'])('takes no notice of %s', (text) => {
  localStorage.setItem('portal.basket', text);
  expect(basketCodes()).toEqual([]);
});
