/** Holds connections open by sending slowly or not at all, and checks that the server cuts them. */
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../tests/fixtures/process.ts';
import { openConnection, type RawConnection } from '../../tests/fixtures/socket.ts';
import type { Figure } from '../report.ts';
import { expectValue, makeGround, sender } from './harness.ts';

/** Milliseconds within which a slow connection must be cut. */
const CUT = 25_000;

/** Milliseconds between two bytes that are sent slowly. */
const TRICKLE = 1_000;

/** Connections of each slow kind, and others that send nothing. */
const EACH = 50;
const SILENT = 10_000;

const POST = 'POST /enquiries HTTP/1.1\r\nHost: localhost\r\n';
const MULTIPART = `${POST}Content-Type: multipart/form-data; boundary=b\r\n`;

/** Bytes sent at once, followed by bytes sent one by one. */
const WAYS: Readonly<Record<string, { atOnce: string; slowly: string }>> = {
  'says nothing': { atOnce: '', slowly: '' },
  'sends headers byte by byte': { atOnce: 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', slowly: 'x' },
  'sends its body byte by byte': {
    atOnce: `${MULTIPART}Content-Length: 5000\r\n\r\n`,
    slowly: 'x',
  },
  'sends its file byte by byte': {
    atOnce: `${MULTIPART}Content-Length: 5000\r\n\r\n--b\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n`,
    slowly: 'x',
  },
  'sends chunks byte by byte': {
    atOnce: `${MULTIPART}Transfer-Encoding: chunked\r\n\r\n`,
    slowly: '1\r\nx\r\n',
  },
  'stops within its body': { atOnce: `${MULTIPART}Content-Length: 5000\r\n\r\n--b`, slowly: '' },
  'sends a body that nobody asked for': {
    atOnce: 'PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n',
    slowly: 'x',
  },
};

/** @returns milliseconds until the server closed the connection */
async function suffer(
  port: number,
  number: number,
  { atOnce, slowly }: { atOnce: string; slowly: string },
): Promise<number> {
  const { socket, closed }: RawConnection = await openConnection(port, sender(number));
  const started = performance.now();
  if (atOnce) socket.write(atOnce);
  const trickle = setInterval(() => slowly && socket.write(slowly), TRICKLE);
  await Promise.race([closed, pause(CUT + 5_000)]);
  clearInterval(trickle);
  socket.destroy();
  return performance.now() - started;
}

/** Holds the slow connections beside the silent ones. */
export async function runSlow(): Promise<Figure[]> {
  const ground = await makeGround();
  const running = await startServer({ ...ground.env, LOG_LEVEL: 'warn' });
  const crowd: RawConnection[] = [];
  for (let index = 0; index < SILENT; index += 1)
    crowd.push(await openConnection(running.port, sender(index)));
  const findings = await Promise.all(
    Object.entries(WAYS).map(async ([what, way]): Promise<Figure> => {
      const times = await Promise.all(
        Array.from({ length: EACH }, (_, index) => suffer(running.port, index, way)),
      );
      const longest = Math.max(...times);
      return {
        what: `${what}: cut after`,
        found: `${(longest / 1000).toFixed(1)} s`,
        ok: longest < CUT,
      };
    }),
  );
  const { status } = await fetch(`${running.url}/contact`);
  for (const { socket } of crowd) socket.destroy();
  const code = await running.end('SIGTERM');
  await ground.remove();
  return [...findings, expectValue('a page meanwhile', status, 200), expectValue('end', code, 0)];
}
