import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that the fixture took. */
interface ReceivedMail {
  from: string;
  to: string[];
  /** The whole message, as it came over the line. */
  source: string;
}

/**
 * A real SMTP server on a free port of this machine.
 *
 * @param confirmation milliseconds after which it confirms a mail that it has
 */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0, confirmation = 0) {
  const received: ReceivedMail[] = [];
  let awaited: { count: number; resolve: () => void } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Names of this machine are of no interest, and asking for them takes time.
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        if (awaited && received.length >= awaited.count) awaited.resolve();
        setTimeout(done, confirmation);
      }, done);
    },
    ...options,
  });
  // Clients that leave in the middle are part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A listening TCP server has an address, never a pipe's name.
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    /** Resolves when so many mails have come. */
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        awaited = { count, resolve };
        if (received.length >= count) resolve();
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
