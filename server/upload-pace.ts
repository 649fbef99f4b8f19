import type { IncomingMessage, Server } from 'node:http';

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
