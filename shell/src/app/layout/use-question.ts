import { useEffect, useState } from 'react';

type Ask<About> = (about: About) => Promise<boolean>;

/**
 * A question of the API client that a dialog answers: what it is about while one is open, else null. `register` must not
 * change.
 */
export function useQuestion<About>(register: (ask: Ask<About>) => () => void) {
  const [question, setQuestion] = useState<{ about: About; answer: (isAgreed: boolean) => void } | null>(
    null,
  );
  useEffect(() => {
    let pending: typeof question = null;
    const stop = register(
      (about) =>
        new Promise((resolve) => {
          pending = { about, answer: resolve };
          setQuestion(pending);
        }),
    );
    return () => {
      stop();
      // when the component unmounts no one can answer, so the call is refused
      pending?.answer(false);
    };
  }, [register]);
  const finish = (isAgreed: boolean) => {
    question?.answer(isAgreed);
    setQuestion(null);
  };
  return { about: question?.about ?? null, finish };
}
