/**
 * Scans pages with MDN's HTTP Observatory, offline: the project's own server behind TLS on the loopback, with a certificate
 * made for this run. Prints a table, and exits with code 1 if a page scores too low.
 *
 *     node scan.mjs http://127.0.0.1:4383
 *
 * Plain JavaScript, since its packages, which run.ts installs, are missing when types are checked.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { dirname } from 'node:path';
import process from 'node:process';
import { setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { generate } from 'selfsigned';

const PAGES = ['/', '/contact', '/no-such-page'];
/**
 * The least score of every page: 100 for a site without faults, and 30 of extra credit. More would need an entry in browsers'
 * preload lists and integrity attributes on the site's own files.
 */
const LEAST_SCORE = 130;
const HOST = 'localhost';

/** A certificate for the host that only this process trusts. */
async function certify() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    algorithm: 'sha256',
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  setDefaultCACertificates([cert]);
  return { key, cert };
}

/** Starts a server on a free port of the loopback. */
const listen = (server) =>
  new Promise((resolve) => {
    server.listen(0, HOST, () => resolve(server.address().port));
  });

/** Starts a proxy as in production: TLS, and a redirect to it from plain HTTP. */
async function startProxy(site) {
  const secure = createSecureServer(await certify(), (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' };
    const { method, url } = incoming;
    const forwarded = request(new URL(url, site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  const httpsPort = await listen(secure);
  const plain = createServer(({ url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://${HOST}:${httpsPort}${url}` }).end();
  });
  const httpPort = await listen(plain);
  return { httpPort, httpsPort };
}

/** Writes an empty list of preloaded hosts, which the Observatory's install script would fetch. */
async function writeEmptyPreloadList() {
  const list = fileURLToPath(
    new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory')),
  );
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, '{}');
}

/** The score of a response, computed like the package's own scan(), which supports neither ports nor error pages. */
function score(retrieved, { ALL_TESTS, MINIMUM_SCORE_FOR_EXTRA_CREDIT, getScoreModifier }) {
  const results = ALL_TESTS.map((test) => test(retrieved)).map((output) => ({
    name: output.constructor.name,
    result: output.result,
    pass: output.pass,
    modifier: getScoreModifier(output.result),
  }));
  const sum = (modifiers) => modifiers.reduce((total, modifier) => total + modifier, 100);
  const modifiers = results.map(({ modifier }) => modifier);
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
  const earnsCredit = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return { results, score: earnsCredit ? sum(modifiers) : uncurved };
}

await writeEmptyPreloadList();
const ports = await startProxy(process.argv[2]);
const observatory = {
  ...(await import('@mdn/mdn-http-observatory/src/constants.js')),
  ...(await import('@mdn/mdn-http-observatory/src/grader/charts.js')),
  ...(await import('@mdn/mdn-http-observatory/src/grader/grader.js')),
};
const { retrieve } = await import('@mdn/mdn-http-observatory/src/retriever/retriever.js');

let failed = false;
for (const path of PAGES) {
  const retrieved = await retrieve(HOST, { ...ports, path });
  if (!retrieved.responses.https) throw new Error(`${path} did not answer over HTTPS`);
  const { results, score: reached } = score(retrieved, observatory);
  const passed = reached >= LEAST_SCORE && results.every(({ pass }) => pass);
  failed ||= !passed;
  console.log(
    `${passed ? 'ok    ' : 'failed'} ${path} scores ${reached} of at least ${LEAST_SCORE}`,
  );
  for (const { name, result, pass, modifier } of results) {
    console.log(`       ${pass ? ' ' : '!'} ${String(modifier).padStart(3)} ${name}: ${result}`);
  }
}
process.exit(failed ? 1 : 0);
