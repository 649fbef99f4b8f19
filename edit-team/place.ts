/** The editor of one of several: started by places.ts, in that person's folder. */
import process from 'node:process';
import { z } from 'zod';
import { workplace } from '../edit/disk/branch.ts';
import { startEditor } from '../edit/server.ts';

const { key, ...place } = workplace
  .extend({ key: z.string() })
  .parse(JSON.parse(process.env.EDIT_PLACE ?? ''));
// What starts from here needs to know none of it.
delete process.env.EDIT_PLACE;
// Without the one that started it there is nobody to ask it.
process.on('disconnect', () => process.exit());
process.send?.(await startEditor(process.cwd(), 0, { place, key }));
