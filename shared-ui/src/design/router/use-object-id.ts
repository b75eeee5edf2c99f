import { useParams } from 'react-router-dom';

/** The id in the address; an address that contains no number names nothing, and 0 is answered as not found. */
export function useObjectId(): number {
  const { objectId = '' } = useParams();
  return /^\d{1,9}$/.test(objectId) ? Number(objectId) : 0;
}
