import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import process from 'node:process';
import { clientKey } from './client-address.ts';

export interface ConnectionBounds {
  total: number;
  /** Open connections of one sender. Trusted proxies are exempt. */
  perSender: number;
  /** Unanswered requests on one connection. Browsers send the next one after the answer. */
  inFlight: number;
}

/** File descriptors reserved for the store, mails and other files. */
const RESERVED_DESCRIPTORS = 128;

/** An upper limit for memory's sake, whatever the system allows: 5,000 connections take some 60 MB. */
const MOST_CONNECTIONS = 5_000;

/** The most connections of one sender: enough for an office behind one address. */
const PER_SENDER = 256;

const IN_FLIGHT = 32;

/**
 * Milliseconds for which a sender with too many pipelined requests is refused. Node still parses those that have arrived,
 * at some tens of milliseconds per thousand, so new connections of that sender must wait.
 */
const PENALTY = 2_000;

function descriptorLimit(): number {
  // Node's types leave this switch out.
  const report: typeof process.report & { excludeNetwork?: boolean } = process.report;
  // Skips the network interfaces, which would need DNS lookups.
  report.excludeNetwork = true;
  // Node's types don't describe the report.
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : MOST_CONNECTIONS + RESERVED_DESCRIPTORS;
}

/** The limits for this process: they reserve some descriptors, and give one sender at most a quarter of the connections. */
export function connectionBounds(descriptors = descriptorLimit()): ConnectionBounds {
  const total = Math.max(16, Math.min(MOST_CONNECTIONS, descriptors - RESERVED_DESCRIPTORS));
  return { total, perSender: Math.min(PER_SENDER, Math.ceil(total / 4)), inFlight: IN_FLIGHT };
}

interface Connection {
  sender: string;
  inFlight: number;
  /** When the last answer ended or the connection began, by `performance.now()`. */
  quietSince: number;
  bytesRead: number;
}

/**
 * Limits the open connections, in all and per sender. At the limit, a new connection replaces the one that has been idle
 * longest, which is between two requests or has sent none yet. If none is idle, the new connection is refused.
 */
export class Connections {
  readonly #bounds: ConnectionBounds;
  readonly #isProxy: (address: string) => boolean;
  readonly #onRefused: (reason: string) => void;
  readonly #open = new Map<Socket, Connection>();
  readonly #bySender = new Map<string, Set<Socket>>();
  readonly #penalised = new Set<string>();

  constructor(
    bounds: ConnectionBounds,
    isProxy: (address: string) => boolean,
    onRefused: (reason: string) => void,
  ) {
    this.#bounds = bounds;
    this.#isProxy = isProxy;
    this.#onRefused = onRefused;
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#admit(socket));
  }

  /** Wraps a request listener: requests beyond the limit close the connection. */
  limit(handle: RequestListener): RequestListener {
    return (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const connection = this.#open.get(socket);
      // Requests that arrived before a connection was dropped may still be parsed after it.
      if (connection === undefined) return;
      if (connection.inFlight >= this.#bounds.inFlight) {
        this.#drop(socket);
        // Proxies are exempt: they carry many senders.
        if (!this.#isProxy(socket.remoteAddress ?? '')) this.#penalise(connection.sender);
        this.#onRefused('requests on one connection');
        return;
      }
      connection.inFlight += 1;
      // The event comes once. `once` would cost another object per request.
      response.on('close', () => {
        connection.inFlight -= 1;
        connection.quietSince = performance.now();
        connection.bytesRead = socket.bytesRead;
      });
      handle(request, response);
    };
  }

  /** Closes connections that have been idle since a time by `performance.now()`. */
  endQuiet(since: number): void {
    for (const [socket, { inFlight, quietSince, bytesRead }] of this.#open) {
      // Bytes since the last answer are the start of a request.
      if (inFlight === 0 && quietSince <= since && socket.bytesRead === bytesRead) socket.destroy();
    }
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const sender = clientKey(address);
    if (this.#penalised.has(sender)) {
      socket.destroy();
      this.#onRefused('requests on one connection');
      return;
    }
    const { total, perSender } = this.#bounds;
    const own = this.#bySender.get(sender) ?? new Set();
    const isOver = own.size >= perSender && !this.#isProxy(address);
    const reason = isOver ? 'connections of one sender' : 'connections';
    if ((isOver || this.#open.size >= total) && !this.#makeRoom(isOver ? own : this.#largest())) {
      socket.destroy();
      this.#onRefused(reason);
      return;
    }
    own.add(socket);
    this.#bySender.set(sender, own);
    this.#open.set(socket, { sender, inFlight: 0, quietSince: performance.now(), bytesRead: 0 });
    socket.once('close', () => this.#forget(socket));
  }

  /** Refuses a sender for a while and closes its idle connections. */
  #penalise(sender: string): void {
    for (const socket of this.#bySender.get(sender) ?? [])
      if (this.#open.get(socket)?.inFlight === 0) this.#drop(socket);
    this.#penalised.add(sender);
    setTimeout(() => this.#penalised.delete(sender), PENALTY).unref();
  }

  #largest(): ReadonlySet<Socket> {
    let largest: ReadonlySet<Socket> = new Set();
    for (const sockets of this.#bySender.values())
      if (sockets.size > largest.size) largest = sockets;
    return largest;
  }

  /** Closes the connection that has been idle longest. Returns false if none is idle. */
  #makeRoom(sockets: ReadonlySet<Socket>): boolean {
    let longest: Socket | undefined;
    let since = Number.POSITIVE_INFINITY;
    for (const socket of sockets) {
      const connection = this.#open.get(socket);
      if (connection === undefined || connection.inFlight > 0 || connection.quietSince >= since)
        continue;
      longest = socket;
      since = connection.quietSince;
    }
    if (longest === undefined) return false;
    this.#drop(longest);
    return true;
  }

  #drop(socket: Socket): void {
    this.#forget(socket);
    socket.destroy();
  }

  #forget(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    this.#open.delete(socket);
    const own = this.#bySender.get(connection.sender);
    own?.delete(socket);
    if (own?.size === 0) this.#bySender.delete(connection.sender);
  }
}

/** Whether a request has several Host headers, of which a proxy may have used another than we (RFC 9112, 3.2). */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
