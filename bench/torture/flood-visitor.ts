/** A thread with two normal visitors: one requests pages, the other sends forms. It reports their results on request. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { nextForm, sendForm } from './harness.ts';

/** Parameters of the thread. */
export interface Visit {
  url: string;
  /** The key that tokens are signed with. */
  secret: Uint8Array;
}

/** The results since the last report. */
export interface Met {
  pages: number[];
  missed: number;
  acknowledged: string[];
  /** Statuses of the other forms; 0 if there was no answer. */
  refused: number[];
}

/** Milliseconds between two pages, and between two forms. */
const PAGE_PAUSE = 15;
const FORM_PAUSE = 100;

/** One form in five has a file of 1 MB. */
const WITH_FILE = 5;
const FILE = Buffer.alloc(1024 * 1024, 'a');

const nothing = (): Met => ({ pages: [], missed: 0, acknowledged: [], refused: [] });
// Only flood-run.ts starts this thread, with this data.
const { url, secret } = workerData as Visit;
let met = nothing();

/** Requests a page on a new connection. Returns the status. */
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
