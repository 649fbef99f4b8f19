/** `npm run bench -- --mail`: a mail server in trouble delays no visitor and loses no mail. */
import { report } from './harness.ts';
import { runMail, runStop, TROUBLES } from './mail-run.ts';

const FORMS = 60;

report('Mail servers in trouble', await runMail(FORMS, Object.keys(TROUBLES)));
report('A clean stop with mails under way', await runStop(10));
