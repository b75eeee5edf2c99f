const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'code',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats `12000` as `USD 12,000`: all amounts of the portal are in US dollars, but users live in many countries. */
export const formatDollars = (sum: number): string => DOLLARS.format(sum).replaceAll('\u00A0', ' ');
