import { amountWords, type SampleUnit } from '@portal/contract/samples/sample-kinds';
import { exceedsAvailable } from '@portal/contract/samples/sample-rules';
import { fill } from '../../design/layout/fill.ts';
import { samples as words } from '#texts/sample-availability';

type Stock = Parameters<typeof exceedsAvailable>[1] & { readonly unit: SampleUnit };

/** 'Only 800 μl available'; undefined if the amount is available. */
export const excessWords = (amount: number | null, stock: Stock): string | undefined =>
  exceedsAvailable(amount, stock) && stock.amount_available !== null
    ? fill(words.exceeds, { available: amountWords(stock.amount_available, stock.unit) })
    : undefined;
