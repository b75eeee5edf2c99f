/** Run anew by the development server for each visit of the gallery, so that it shows the code of that moment. */
import { drawMails } from './draw-mails.ts';

process.stdout.write(JSON.stringify(await drawMails()));
