/** The editor process of one person, which editors.ts starts in that person's folder. */
import process from 'node:process';
import { z } from 'zod';
import { workplace } from '../edit/disk/branch.ts';
import { startEditor } from '../edit/server.ts';

const { key, ...place } = workplace
  .extend({ key: z.string() })
  .parse(JSON.parse(process.env.EDIT_PLACE ?? ''));
// Child processes must not get the key.
delete process.env.EDIT_PLACE;
// Exits with its parent, the front.
process.on('disconnect', () => process.exit());
process.send?.(await startEditor(process.cwd(), 0, { place, key }));
