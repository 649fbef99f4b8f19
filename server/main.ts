import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openService } from './enquiry/service.ts';
import { gracefulStop } from './graceful-stop.ts';
import { StartError } from './start-error.ts';
import { loadCatalogue } from './static/catalogue.ts';

/** Milliseconds that open requests have after a stop signal, so that the process has gone within 10 s. */
const DRAIN_LIMIT = 9_000;

/** Says in one line what the operator can do about a failed `listen`; other errors stay as they are. */
function explain(error: unknown, host: string, port: number): unknown {
  // Every error of Node's network code carries a code; where there is none the switch falls through.
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE': {
      const other = port === 65_535 ? port - 1 : port + 1;
      return new StartError(`Port ${port} is in use. Choose another one: PORT=${other} npm start`);
    }
    case 'EACCES':
      return new StartError(`Port ${port} needs more rights: PORT takes 1024 or more without them`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST takes an address of this machine, which ${host} isn't`);
    default:
      return error;
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { host, port } = config;
  const catalogue = await loadCatalogue(config.dist);
  const service = catalogue.forms && (await openService(config, catalogue, catalogue.forms));
  const app = buildApp({ catalogue, enquiries: service?.enquiries, ...config });
  service?.attach(app);
  const stop = gracefulStop(app, DRAIN_LIMIT);
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw explain(error, host, port);
  });
  const lines = [`The site is at ${address} (Press Ctrl+C to stop)`];
  if (service) lines.push(...(await service.describe()));
  process.stdout.write(`${lines.join('\n')}\n`);

  // Ctrl+C arrives twice under npm: from the terminal and passed on by npm itself.
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
