import { randomBytes } from 'node:crypto';
import process from 'node:process';
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from './config.ts';
import { StoreUnavailable } from './store/records.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the log calls the route, since addresses are never logged. */
    kind?: string;
  }
}

/** Receives finished log lines, each a JSON object with a newline at its end. */
export interface LogStream {
  write(line: string): void;
}

/** The levels at which each request is written down. */
export const REQUEST_LEVELS: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** Hears of an answer: the kind of its route, and its status. */
export type OnAnswered = (kind: string, status: number) => void;

/**
 * One line for each answered request: id, method, kind of route, status, milliseconds.
 * Never the address asked for, a header or the IP: all of them can hold personal data.
 */
class RequestLog extends LogController {
  readonly #isWritten: boolean;
  readonly #onAnswered: OnAnswered | undefined;

  constructor(isWritten: boolean, onAnswered: OnAnswered | undefined) {
    super({ requestIdLogLabel: 'id' });
    this.#isWritten = isWritten;
    this.#onAnswered = onAnswered;
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // Most servers want neither; Fastify makes the route's options anew each time.
    if (!this.#isWritten && !this.#onAnswered) return;
    const { kind = 'none' } = request.routeOptions.config;
    this.#onAnswered?.(kind, reply.statusCode);
    if (!this.#isWritten) return;
    reply.log.info(
      {
        method: request.method,
        kind,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(error && { cut: true }),
      },
      'request',
    );
  }
}

/**
 * An error as the log keeps it: what and where, without the message, which may quote what a visitor sent. A store that is
 * away is no fault of the code: its reason says all there is.
 */
function serializeError(error: Error & { code?: unknown }) {
  const message = typeof error.code === 'string' ? error.code : '';
  if (error instanceof StoreUnavailable) return { type: error.name, message, stack: '' };
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/**
 * The part of Fastify's options that decides what is logged.
 *
 * @param level least severe level that is written; `silent` builds no logger at all, unless answers are to be counted
 * @param onAnswered counts answers, where that is wanted
 * @param stream where lines go; standard output if not given
 */
export function logOptions(
  level: Config['logLevel'],
  onAnswered?: OnAnswered,
  stream: LogStream = process.stdout,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  // Counted ids would start anew with every start of the process: the prefix keeps them apart in the log.
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return {
    logController: new RequestLog(REQUEST_LEVELS.has(level), onAnswered),
    genReqId: () => `${prefix}-${(count++).toString(36)}`,
    logger: (level !== 'silent' || onAnswered !== undefined) && {
      level,
      base: null,
      serializers: {
        req: ({ method }) => ({ method }),
        res: ({ statusCode }) => ({ statusCode }),
        err: serializeError,
        // The form parser traces the request's headers in these.
        busboyOptions: () => undefined,
      },
      // The logger's own writer ends the process where a line can't be written, or tries for ever.
      stream,
    },
  };
}

/** Milliseconds that are told of in one line, so that a flood of requests is no flood of lines. */
const PERIOD = 10_000;

/**
 * Writes down what was turned away for want of room, by reason and number, without saying who it was.
 *
 * @returns what notes one more: the first is written at once, the others of the next ten seconds together
 */
export function refusalLog(
  write: (line: { reason: string; count: number }) => void,
): (reason: string) => void {
  const counts = new Map<string, number>();
  const sum = (reason: string) => {
    const count = counts.get(reason) ?? 0;
    counts.delete(reason);
    if (count > 0) write({ reason, count });
  };
  return (reason) => {
    const known = counts.get(reason);
    counts.set(reason, (known ?? -1) + 1);
    if (known !== undefined) return;
    write({ reason, count: 1 });
    setTimeout(sum, PERIOD, reason).unref();
  };
}
