import { useParams } from 'react-router-dom';

/** The object id in the address. An address without a number gives 0, for which the server answers 404. */
export function useObjectId(): number {
  const { objectId = '' } = useParams();
  return /^\d{1,9}$/.test(objectId) ? Number(objectId) : 0;
}
