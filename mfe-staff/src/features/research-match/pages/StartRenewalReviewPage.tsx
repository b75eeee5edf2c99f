import { StartReview } from '../components/StartReview.tsx';

/** /research-match-review/start-renewal-review: renewals that have a reviewer with role 3 (spec 3 section 2.4). */
export const Component = () => <StartReview kind="research_match_renewal" />;
