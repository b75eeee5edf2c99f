/** A second request starts at its review, where incomplete steps are answered in place. */
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';

/** Name of the parameter in the address. */
export const SHORT = 'short';

/** False for types with long forms or sample tables, which must be answered at their own steps. */
export const canStartAtReview = ({ chapters, sampleFields }: RequestTypeDefinition): boolean =>
  chapters === undefined && sampleFields === undefined;
