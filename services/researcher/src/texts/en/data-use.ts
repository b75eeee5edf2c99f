import { translatable } from '@portal/contract/words';

/** What a request says of the terms of use of its datasets. */
export const dataUseWords = translatable('researcher/data-use', {
  open: 'Any research may use it.',
  autism: 'The project relates to autism.',
  notAutism: 'The project does not relate to autism.',
  letter: 'The project has a valid IRB letter.',
  noLetter: 'This dataset asks for an IRB letter, and the project has no valid one.',
  genetic: 'This request uses genetic data.',
  time: 'Access ends with the request.',
  people: 'Access is granted only to the people on the request.',
  project: 'Access is granted for this project only.',
  country: 'The institution is in {country}. Reviewers compare it with the agreement.',
  noCountry: "The institution's country is not known.",
  read: 'Reviewers read the abstract and the planned use of the data.',
  agree: 'Reviewers check whether the application agrees to this term.',
  organisation: 'Reviewers check what kind of organization the institution is.',
});
