import { StartReview } from '../components/StartReview.tsx';

/** `/research-match-review/start-review`: starts the reviews of the quarter (spec 3 sections 2.4 and 4.4). */
export const Component = () => <StartReview kind="research_match" />;
