/** Several instances on one Postgres: what is sent to all of them counts once. */
import type { TokenAnswer } from '../../contract/answers.ts';
import { openStore } from '../../server/store/open-store.ts';
import { startPostgres } from '../../tests/fixtures/postgres.ts';
import { startServer } from '../../tests/fixtures/process.ts';
import { startSmtp } from '../../tests/fixtures/smtp.ts';
import { expectValue, type Finding, makeGround, nextForm, sendForm, until } from './harness.ts';

const INSTANCES = 4;

/** How often the one form is sent, at once and to all instances in turn. */
const REPEATS = 50;

/** Other forms under way at a time. */
const CLIENTS = 16;

/** Milliseconds that mails have to arrive. */
const LIMIT = 600_000;

/** @param forms sent to the instances in turn, besides the one that is repeated */
export async function runInstances(forms: number): Promise<Finding[]> {
  const ground = await makeGround();
  const postgres = await startPostgres();
  const smtp = await startSmtp();
  const databaseUrl = await postgres.createDatabase();
  const env = { ...ground.env, DATABASE_URL: databaseUrl, SMTP_URL: smtp.url };
  const servers = await Promise.all(Array.from({ length: INSTANCES }, () => startServer(env)));
  const store = await openStore({ databaseUrl, data: ground.env.DATA });
  try {
    let turn = 0;
    /** Two instances, others each time: one to get a token from, and one to send it to. */
    const nextTwo = () => {
      turn += 1;
      const at = (index: number) => servers[index % INSTANCES]?.url ?? '';
      return { issuer: at(turn), receiver: at(turn + 1) };
    };
    const tokenOf = async (url: string): Promise<string> => {
      const response = await fetch(`${url}/enquiries/token`);
      const { token }: TokenAnswer = await response.json();
      return token;
    };
    // Without a file: of forms with one, a sender has a few under way at a time.
    const nextText = () => ({ ...nextForm(), file: undefined });
    const repeated = nextText();
    const token = await tokenOf(nextTwo().issuer);
    const answers = await Promise.all(
      Array.from({ length: REPEATS }, () => sendForm(nextTwo().receiver, token, repeated)),
    );
    const stored = await store.list();
    const others: number[] = [];
    let left = forms;
    const client = async () => {
      while (left > 0) {
        left -= 1;
        const { issuer, receiver } = nextTwo();
        others.push(await sendForm(receiver, await tokenOf(issuer), nextText()));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const expected = 2 * (forms + 1);
    await until(() => smtp.received.length >= expected, LIMIT);
    // What would be sent twice would come now: the servers finish what they have begun.
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
    const ids = smtp.received.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);
    const senders = new Set((await store.list()).map(({ email }) => email));
    const isThanked = (status: number) => status === 201;
    return [
      expectValue(
        `one key ${REPEATS} times at once to ${INSTANCES} instances: acknowledged`,
        answers.filter(isThanked).length,
        REPEATS,
      ),
      expectValue('  enquiries', stored.length, 1),
      expectValue('  mails ordered', stored.flatMap(({ mails }) => mails).length, 2),
      expectValue(
        'forms with the token of another instance: acknowledged',
        others.filter(isThanked).length,
        forms,
      ),
      expectValue('  senders in the store', senders.size, forms + 1),
      expectValue('mails delivered', ids.length, expected),
      expectValue('  of these different', new Set(ids).size, expected),
    ];
  } finally {
    await Promise.all(servers.map(({ end }) => end('SIGKILL')));
    await store.close();
    await smtp.stop();
    await postgres.stop();
    await ground.remove();
  }
}
