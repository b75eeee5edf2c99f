/** The list of people, for staff and for Signing Officials. */
export { PeopleList } from './PeopleList.tsx';
