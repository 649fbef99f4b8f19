import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import process from 'node:process';
import { clientKey } from './client-address.ts';

/** Bounds of what connections may take. */
export interface ConnectionBounds {
  /** Open at a time, from everywhere. */
  total: number;
  /** Open at a time from one sender; proxies of ours have no such bound. */
  perSender: number;
  /** Requests of one connection that are under way at a time. Browsers send the next one after the answer. */
  inFlight: number;
}

/** Descriptors that are kept for the store, mails and whatever else has to be opened. */
const RESERVED_DESCRIPTORS = 128;

/** Where the system allows tens of thousands of descriptors, memory is the bound: 5,000 connections take some 60 MB. */
const MOST_CONNECTIONS = 5_000;

/** As long as nobody else needs them, one sender may have this many: an office behind one address. */
const PER_SENDER = 256;

const IN_FLIGHT = 32;

/**
 * Milliseconds for which a sender that sends too many requests ahead is turned away. What arrived of them in one piece has
 * to be taken apart even so, some tens of milliseconds for a thousand, so that other connections must not follow at once.
 */
const PENALTY = 2_000;

function descriptorLimit(): number {
  // Node's types leave this switch out.
  const report: typeof process.report & { excludeNetwork?: boolean } = process.report;
  // The addresses of the machine's networks would have to be looked up.
  report.excludeNetwork = true;
  // The types of Node call the report an object without saying what is in it.
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : MOST_CONNECTIONS + RESERVED_DESCRIPTORS;
}

/** Bounds for this process: they leave descriptors over, and none lets one sender take more than a quarter. */
export function connectionBounds(descriptors = descriptorLimit()): ConnectionBounds {
  const total = Math.max(16, Math.min(MOST_CONNECTIONS, descriptors - RESERVED_DESCRIPTORS));
  return { total, perSender: Math.min(PER_SENDER, Math.ceil(total / 4)), inFlight: IN_FLIGHT };
}

interface Connection {
  sender: string;
  /** Requests whose answers are under way. */
  inFlight: number;
  /** When the last answer ended, or the connection began, on the clock of `performance`. */
  quietSince: number;
  /** Bytes that had been read by then. */
  bytesRead: number;
}

/**
 * Keeps one client, and all together, from taking every connection there is. Where no more may be open, the one that has
 * been quiet longest makes room: it is between two requests, or has sent none yet. Only where all are at work is the new
 * one turned away.
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
    // Should the count here ever be wrong, this one is the system's.
    server.maxConnections = this.#bounds.total + RESERVED_DESCRIPTORS / 2;
    server.on('connection', (socket: Socket) => this.#admit(socket));
  }

  /** The listener for requests, which lets `handle` have those within the bounds. */
  limit(handle: RequestListener): RequestListener {
    return (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const connection = this.#open.get(socket);
      // What was sent before the end of a connection may still be read after it.
      if (connection === undefined) return;
      if (connection.inFlight >= this.#bounds.inFlight) {
        this.#drop(socket);
        this.#penalise(connection.sender);
        this.#onRefused('requests on one connection');
        return;
      }
      connection.inFlight += 1;
      // It comes once; `once` would cost another object for each request.
      response.on('close', () => {
        connection.inFlight -= 1;
        connection.quietSince = performance.now();
        connection.bytesRead = socket.bytesRead;
      });
      handle(request, response);
    };
  }

  /** Ends connections that have been quiet since a time on the clock of `performance`. */
  endQuiet(since: number): void {
    for (const [socket, { inFlight, quietSince, bytesRead }] of this.#open) {
      // Bytes since the last answer are the beginning of a request.
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

  /** Turns a sender away for a while, with its connections that have sent nothing yet; a proxy stands for many senders. */
  #penalise(sender: string): void {
    if (this.#isProxy(sender)) return;
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

  /** Ends the connection that has been quiet longest; false where none is. */
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

/** How slowly, and how far, a body may arrive. */
export interface UploadPace {
  /** Milliseconds over which the pace is measured, again and again; within them any pace will do. */
  window: number;
  /** Bytes a second that a body has to bring in each of them. */
  least: number;
  /** Bytes after which a body is cut; what announces more is refused before. */
  most: number;
  /** Milliseconds between two looks. */
  check: number;
}

/**
 * Cuts connections whose request bodies only trickle in, while a large file on a slow line may take its time: Node's own
 * limit is one time for all. What came in a rush at the beginning doesn't count for later.
 */
export function watchUploads(server: Server, { window, least, most, check }: UploadPace): void {
  const uploads = new Map<IncomingMessage, { start: number; since: number; bytes: number }>();
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
    const start = socket.bytesRead;
    uploads.set(request, { start, since: performance.now(), bytes: start });
    request.once('close', () => uploads.delete(request));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, upload] of uploads) {
      const { bytesRead } = request.socket;
      const age = now - upload.since;
      if (request.complete) {
        uploads.delete(request);
      } else if (bytesRead - upload.start > most) {
        request.socket.destroy();
      } else if (age > window) {
        if (bytesRead - upload.bytes < (least * age) / 1000) request.socket.destroy();
        upload.since = now;
        upload.bytes = bytesRead;
      }
    }
  }, check);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Whether a request names its host twice, so that a proxy may have read another one than we (RFC 9112, 3.2). */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
