import { runService } from '@portal/kit';
import { definition } from './app.ts';

await runService(definition);
