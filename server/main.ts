import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { failureCode, OperatorError } from './errors.ts';
import { STOP_TIMES } from './graceful-stop.ts';
import { checkMailServer } from './mail/mail-sender.ts';
import { openService } from './service.ts';
import { type Catalogue, loadCatalogue } from './static/catalogue.ts';
import { ServedBuild } from './static/served-build.ts';
import { HOUR } from './time.ts';

/** Turns a failed `listen` into one line on how to fix it. Other errors are returned unchanged. */
function explain(error: unknown, host: string, port: number, setting?: string): unknown {
  // An error without a code falls through to the default.
  const portSetting = setting ?? 'PORT';
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE': {
      const other = port === 65_535 ? port - 1 : port + 1;
      return new OperatorError(
        `Port ${port} is in use. Choose another one: ${portSetting}=${other} npm start`,
      );
    }
    case 'EACCES':
      return new OperatorError(
        `Port ${port} needs more rights: ${portSetting} takes 1024 or more without them`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(
        `${setting ?? 'HOST'} takes an address of this machine, which ${host} isn't`,
      );
    default:
      return error;
  }
}

const FIRST_SOCKET = 3;

/**
 * Where to listen: on the socket that systemd passes (sd_listen_fds(3)), or else at the configured address. The socket
 * stays open while the service restarts.
 *
 * @throws OperatorError if systemd passes more than one socket
 */
function listenOptions({ host, port }: Config, variables: NodeJS.ProcessEnv) {
  const { LISTEN_FDS: sockets, LISTEN_PID: pid } = variables;
  const isMeant = pid === undefined || Number(pid) === process.pid;
  if (sockets === undefined || !isMeant) return { host, port };
  if (sockets !== '1') {
    throw new OperatorError(
      `One socket can be handed over, not ${sockets}: give the unit one ListenStream`,
    );
  }
  return { host, fd: FIRST_SOCKET };
}

function describeHttps({ https, trustProxy }: Config): string {
  if (https === 'always') return 'Every request counts as HTTPS (HTTPS=always)';
  return trustProxy.length === 0
    ? 'Requests count as plain HTTP: TRUST_PROXY names no proxy that could say otherwise'
    : `Requests count as HTTPS where ${trustProxy.join(', ')} says so in X-Forwarded-Proto`;
}

/**
 * Takes a new build on SIGHUP, and reads the build again each month for what `loadCatalogue` computes from the date. If a
 * build can't be served, the log says why and the current one stays.
 */
function followBuilds(
  site: ServedBuild,
  load: () => Promise<Catalogue>,
  log: FastifyBaseLogger,
): void {
  const takeNewest = async () => {
    try {
      const build = await load();
      site.take(build);
      for (const warning of build.warnings) log.warn(warning);
      console.log('Another build is served');
    } catch (error) {
      // Other errors come from files that appear or vanish during the read.
      const reason = error instanceof OperatorError ? error.message : failureCode(error);
      log.error(`the new build is refused, the old one stays: ${reason}`);
    }
  };
  /** New builds are read one at a time. */
  let taken = Promise.resolve();
  const take = () => {
    taken = taken.then(takeNewest);
  };
  let month = new Date().getUTCMonth();
  setInterval(() => {
    const now = new Date().getUTCMonth();
    if (now !== month) take();
    month = now;
  }, HOUR).unref();
  // In a terminal SIGHUP means that the terminal was closed, and must end the process.
  if (!process.stdout.isTTY) process.on('SIGHUP', take);
}

/** Closes the app at the first signal, and ends the process. Under npm, Ctrl+C arrives twice: from the terminal and from npm. */
function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function start(): Promise<void> {
  // A closed pipe or a full disk behind standard output must not stop the site.
  process.stdout.on('error', () => {});
  const config = readConfig(process.env);
  const { host, port, dist, smtpUrl, origins } = config;
  const load = () => loadCatalogue(dist, smtpUrl !== undefined, origins[0]);
  const build = await load();
  const site = new ServedBuild(build);
  // Loaded only when metrics are on: the module takes some megabytes of memory.
  const metrics = config.metrics && new (await import('./metrics.ts')).Metrics();
  const service = build.forms && (await openService(config, site, metrics));
  const app = buildApp({
    ...config,
    site,
    metrics,
    stop: STOP_TIMES,
    enquiries: service?.enquiries,
    checks: service?.checks,
  });
  service?.attach(app);
  const lines: string[] = [];
  if (config.metrics && metrics) {
    const { host: metricsHost, port: metricsPort } = config.metrics;
    const listener = await metrics.listen(metricsHost, metricsPort).catch((error: unknown) => {
      throw explain(error, metricsHost, metricsPort, 'METRICS');
    });
    app.addHook('onClose', listener.close);
    lines.push(`Metrics are at ${listener.url}`);
  }
  const address = await app.listen(listenOptions(config, process.env)).catch((error: unknown) => {
    throw explain(error, host, port);
  });
  lines.unshift(describeHttps(config));
  if (service) lines.push(...(await service.describe()));
  lines.push(...build.warnings);
  // The address comes last, where it is easiest to see.
  lines.push(`The site is at ${address} (Press Ctrl+C to stop)`);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (service && config.smtpUrl !== undefined) {
    // Not awaited: enquiries are stored without a mail server, and their mails are sent later.
    void checkMailServer(config.smtpUrl, config.mailTimeout * 1000).then(({ says }) =>
      process.stdout.write(`${says}\n`),
    );
  }
  followBuilds(site, load, app.log);
  stopOnSignal(app);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
