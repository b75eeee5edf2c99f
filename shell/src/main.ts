import { loadWords } from './language/load-words.ts';
import { watchEarlyPaletteKey } from './app/layout/palette/early-palette-key.ts';
import { showStartFailure } from './start/start-failure.ts';

// A page in another language waits for its texts; everything else is loaded by this import.
const start = () => import('./start/bootstrap.tsx');
const words = loadWords();
// English starts synchronously, without a promise.
(words ? words.then(start) : start()).catch(showStartFailure);
// The role cookie means that the person is most likely signed in; visitors have no palette.
if (document.cookie.includes('portal_role=')) watchEarlyPaletteKey();
