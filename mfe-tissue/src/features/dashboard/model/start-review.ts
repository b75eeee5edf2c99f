/** Address of the page where tissue reviews are started (spec 3 section 2.4); the page belongs to the staff app. */
export const START_REVIEW = '/abn_tissue/start-review/';
