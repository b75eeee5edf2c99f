import { loadWords } from './language/load-words.ts';
import { watchEarlyPaletteKey } from './app/layout/palette/early-palette-key.ts';
import { showStartFailure } from './start/start-failure.ts';

// A page in another language waits for its words; everything else comes after this import.
const start = () => import('./start/bootstrap.tsx');
const words = loadWords();
// No turn of the event loop is spent on English.
(words ? words.then(start) : start()).catch(showStartFailure);
// Who has the cookie of a session role is most likely signed in; visitors have no palette.
if (document.cookie.includes('portal_role=')) watchEarlyPaletteKey();
