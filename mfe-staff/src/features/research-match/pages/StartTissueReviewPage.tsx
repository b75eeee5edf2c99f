import { StartReview } from '../components/StartReview.tsx';

/**
 * `/abn_tissue/start-review`: starts tissue reviews, for administrators and the brain bank's project manager (spec 3
 * section 2.4).
 */
export const Component = () => <StartReview kind="abn_tissue" />;
