/** Whether this is the start page of a request; a draft that exists is a page like any other. */
export const isRequestStart = (page: string): boolean =>
  /^\/request\/create\/?(?!.*[?&]draft=)(?:[?#]|$)/.test(page);
