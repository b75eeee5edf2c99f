const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'code',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** `12000` as `USD 12,000`: every sum of the portal is in US dollars, and readers live in many countries. */
export const formatDollars = (sum: number): string => DOLLARS.format(sum).replaceAll('\u00A0', ' ');
