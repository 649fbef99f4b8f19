/** The editor of one person: the process that editors.ts starts in that person's folder. */
import process from 'node:process';
import type { Member } from '../edit/disk/branch.ts';
import { startEditor } from '../edit/server.ts';

const { EDIT_MEMBER = '' } = process.env;
// Child processes must not get the key.
delete process.env.EDIT_MEMBER;
// Exits with its parent, the front.
process.on('disconnect', () => process.exit());
process.send?.(await startEditor(process.cwd(), 0, JSON.parse(EDIT_MEMBER) as Member));
