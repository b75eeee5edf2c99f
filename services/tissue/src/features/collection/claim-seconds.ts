/**
 * How long a claim counts without a submitted request that is seen to have it: longer than the service of requests needs
 * from its question to the end of its transaction. One that never ended leaves the collection free after that.
 */
export const CLAIM_SECONDS = 20;
