/** A thread with good visitors: one asks for a page again and again, one sends forms. Tells what they met when asked. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { nextForm, sendForm } from './harness.ts';

/** Where the visitors go. */
export interface Visit {
  url: string;
  /** The key that tokens are signed with. */
  secret: Uint8Array;
}

/** What they met since they were last asked. */
export interface Met {
  pages: number[];
  missed: number;
  /** Addresses of the forms that were acknowledged. */
  acknowledged: string[];
  /** Forms that were not, by status; 0 where there was no answer. */
  refused: number[];
}

/** Milliseconds between two pages and two forms. */
const PAGE_PAUSE = 15;
const FORM_PAUSE = 100;

/** One form of so many has a file, of 1 MB. */
const WITH_FILE = 5;
const FILE = Buffer.alloc(1024 * 1024, 'a');

const nothing = (): Met => ({ pages: [], missed: 0, acknowledged: [], refused: [] });
// The thread is started by flood-run.ts alone, with this.
const { url, secret } = workerData as Visit;
let met = nothing();

/** Asks for a page on a connection of its own. Returns the status. */
function askForPage(): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(`${url}/services`, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0)).end();
  });
}

async function visitPages(): Promise<void> {
  for (;;) {
    const started = performance.now();
    if ((await askForPage()) === 200) met.pages.push(performance.now() - started);
    else met.missed += 1;
    await pause(PAGE_PAUSE);
  }
}

async function sendForms(): Promise<void> {
  for (let forms = 0; ; ) {
    const form = { ...nextForm(), file: forms % WITH_FILE === 0 ? FILE : undefined };
    forms += 1;
    const status = await sendForm(url, Buffer.from(secret), form);
    if (status === 201) met.acknowledged.push(form.email);
    else met.refused.push(status);
    await pause(FORM_PAUSE);
  }
}

parentPort?.on('message', () => {
  parentPort?.postMessage(met);
  met = nothing();
});
void visitPages();
void sendForms();
