import { translatable } from '@portal/contract/words';

/** What a request says of the terms of use of its datasets. */
export const dataUseWords = translatable('researcher/data-use', {
  open: 'Any research may use it.',
  autism: 'The project relates to autism.',
  notAutism: 'The project does not relate to autism.',
  letter: 'The project has a letter of its review board that is valid.',
  noLetter: 'The project has no letter of its review board that is valid now.',
  genetic: 'The request names genetic data that it will use.',
  time: 'Access ends with the request.',
  people: 'Access is given to the people on the request alone.',
  project: 'Access is given for this project alone.',
  country: 'The institution is in {country}. Please compare with the agreement.',
  noCountry: 'The country of the institution is not known.',
  read: 'Please read the abstract and how the data will be used.',
  agree: 'Please see whether the application agrees to it.',
  organisation: 'Please see what kind of organisation the institution is.',
});
