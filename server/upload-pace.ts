import type { IncomingMessage, Server } from 'node:http';

interface UploadPace {
  /** Milliseconds of each measuring period. */
  window: number;
  /** Bytes per second that a body must reach on average in each period. */
  least: number;
  /** Bytes after which a body is cut off. */
  most: number;
  /** Milliseconds between two checks. */
  check: number;
}

/**
 * Cuts connections whose request body arrives too slowly or is too large. Node has only one time limit for all requests,
 * which can't tell a trickle from a large file on a slow line. Each period is measured by itself.
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
