/** Words of the first page. */
export const examplePart = {
  title: 'Example part',
  welcome: 'This part of the portal of {foundation} is new.',
  loadFailed: 'Could not load this page.',
};
