/** Where tissue reviews are begun (spec 3 section 2.4); it is a page of the staff app. */
export const START_REVIEW = '/abn_tissue/start-review/';
