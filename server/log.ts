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
    /** The route's name in the log, since addresses are never logged. */
    kind?: string;
  }
}

/** Receives log lines, each a JSON object with a newline at its end. */
export interface LogStream {
  write(line: string): void;
}

/** The log levels at which each request is logged. */
export const REQUEST_LEVELS: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** Called for each answer, with the kind of its route and its status. */
export type OnAnswered = (kind: string, status: number) => void;

/**
 * Logs one line for each answered request: id, method, kind of route, status, milliseconds.
 * It never logs the URL, a header or the IP address, since all of them can hold personal data.
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
    // By default neither is wanted. Reading routeOptions is slow, since Fastify builds it anew each time.
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
 * An error as it is logged: its type, code and stack, without the message, which may quote a visitor. For an unavailable
 * store the code is enough, since it is not a bug.
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

/** Fastify's options for logging. With `silent` there is a logger only if answers are counted. */
export function logOptions(
  level: Config['logLevel'],
  onAnswered?: OnAnswered,
  stream: LogStream = process.stdout,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  // The counter restarts with the process. The prefix keeps ids in the log unique.
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
      },
      // The logger's own writer would crash or retry for ever if a line can't be written.
      stream,
    },
  };
}

/** Milliseconds summed up in one line, so that a flood of requests doesn't flood the log. */
const PERIOD = 10_000;

/** Logs refused connections and forms by reason: the first at once, those of the next ten seconds as a sum. */
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
