/** The development server runs this for each visit of the gallery, so that it shows the current code. */
import { drawMails } from './draw-mails.ts';

process.stdout.write(JSON.stringify(await drawMails()));
