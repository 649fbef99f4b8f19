import type { IncomingMessage, Server } from 'node:http';

/** How slowly a body may arrive. */
export interface UploadPace {
  /** Milliseconds in which any pace will do. */
  grace: number;
  /** Bytes a second, on average since the request began, that a body has to reach after that. */
  least: number;
  /** Milliseconds between two looks. */
  check: number;
}

/**
 * Cuts connections whose request bodies only trickle in, while a large file on a slow line may take its time: Node's own
 * limit is one time for all.
 */
export function watchUploads(server: Server, { grace, least, check }: UploadPace): void {
  const uploads = new Map<IncomingMessage, { since: number; bytes: number }>();
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
    uploads.set(request, { since: performance.now(), bytes: socket.bytesRead });
    request.once('close', () => uploads.delete(request));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, { since, bytes }] of uploads) {
      const age = now - since;
      const arrived = request.socket.bytesRead - bytes;
      if (request.complete) uploads.delete(request);
      else if (age > grace && arrived < (least * age) / 1000) request.socket.destroy();
    }
  }, check);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
